import { getContent } from '@/loader';

export const dynamic = 'force-static';

/**
 * What our own server (host/static/site.ts) needs to know of the business, because it reads only exported files; and
 * when the build began, for `npm start`: what was changed later may not be in the site.
 */
export function GET() {
  const { name, phone, phoneLink, requestRetentionMonths } = getContent().business;
  const buildBegan = Number(process.env.BUILD_BEGAN);
  return Response.json({ name, phone, phoneLink, requestRetentionMonths, buildBegan });
}
