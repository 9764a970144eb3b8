import { LegalPage, legalMetadata } from '../legal';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage id="privacy" />;
}
