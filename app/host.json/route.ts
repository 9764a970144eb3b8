import { getBusiness } from '@/loader';

export const dynamic = 'force-static';

/** The business data that the self-host server needs. The server reads only exported files. */
export function GET() {
  const { name, phone, phoneLink, requestRetentionMonths } = getBusiness();
  return Response.json({ name, phone, phoneLink, requestRetentionMonths });
}
