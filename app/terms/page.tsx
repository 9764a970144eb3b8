import { LegalPage, legalMetadata } from '../legal';

export const generateMetadata = () => legalMetadata('terms');

export default function TermsPage() {
  return <LegalPage id="terms" />;
}
