import { getBusiness } from '@/content/schema';

export const dynamic = 'force-static';

/** What the self-host server has to know about the business; it reads nothing but the exported files. */
export function GET() {
  const { url, phone, phoneLink, requestRetentionMonths } = getBusiness();
  return Response.json({ url, phone, phoneLink, requestRetentionMonths });
}
