/**
 * `npm run launch-check`: what is still a placeholder, unconfirmed or old, with the file to edit: first what the owner
 * can answer, then what counsel must. Fails while there is any.
 */
import { getContent } from '../../loader';
import { ownerToday } from '../../shared/ownerTime';
import { launchFindings } from './launchFindings';

const nextSteps = {
  netlify: 'turn on form detection and the email notification in Netlify’s settings (docs/deploy.md).',
  'own-server': 'set SMTP_URL and MAIL_TO, or appraisal requests are kept but not mailed (docs/operations.md).',
};
const headings = { owner: 'For you, in this order:', counsel: 'For your attorney or CPA:' };

const content = getContent();
const findings = launchFindings(content, ownerToday());
for (const [who, heading] of Object.entries(headings)) {
  const own = findings.filter((finding) => finding.who === who);
  const lines = own.map(({ file, todo }, index) => `${String(index + 1).padStart(3)}. ${file}: ${todo}`);
  if (lines.length > 0) console.log(`\n${heading}\n\n${lines.join('\n')}`);
}
if (findings.length > 0) {
  console.log(`\n${findings.length} to do. A question that is answered gets "done: true" in content/launch.yaml.`);
  process.exitCode = 1;
} else
  console.log(
    'Ready: no placeholder, nothing unconfirmed, each amount in force, each service and guide reread within a year.',
  );
console.log(`\nOn the host: ${nextSteps[content.business.hosting]}`);
