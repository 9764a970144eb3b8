/** `npm run new -- guide "Title"`: creates a guide to fill in. */
import { ContentError } from '../content/loader';
import { makeGuide, UsageError } from './guide-draft';

function main() {
  const id = makeGuide(process.argv.slice(2));
  console.log(`Created content/resources/${id}.md. Open it and fill it in; the line above each field says what it is for.

To see it while you write:  npm run dev  and then  http://localhost:3000/resources/${id}
It is a draft. To publish it, delete the line "draft: true". If you don't need it, delete the file.`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
