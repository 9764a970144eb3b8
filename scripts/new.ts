/** `npm run new -- guide "Title"`: makes the file of a new guide, ready to fill in. */
import { ContentError } from '../content/schema';
import { makeGuide, UsageError } from './guide-draft';

function main() {
  const id = makeGuide(process.argv.slice(2));
  console.log(`Made content/resources/${id}.md. Open it and fill it in; the line above each field says what it is for.

To see it while you write:  npm run dev  and then  http://localhost:3000/resources/${id}
It is a draft: to publish it when it is finished, delete its line "draft: true". To take it back, delete the file.`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
