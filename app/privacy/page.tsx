import { TextPage, textMetadata } from '../textPage';

export const generateMetadata = () => textMetadata('privacy');

export default function PrivacyPage() {
  return <TextPage id="privacy" />;
}
