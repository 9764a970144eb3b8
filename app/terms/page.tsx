import { TextPage, textMetadata } from '../textPage';

export const generateMetadata = () => textMetadata('terms');

export default function TermsPage() {
  return <TextPage id="terms" />;
}
