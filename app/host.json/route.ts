import { getContent } from '@/loader';

export const dynamic = 'force-static';

/** What our own server (host/static/site.ts) needs to know of the business: it reads only exported files. */
export function GET() {
  const { name, phone, phoneLink, requestRetentionMonths } = getContent().business;
  return Response.json({ name, phone, phoneLink, requestRetentionMonths });
}
