/** `npm run new -- guide "Title"`: makes the file of a new guide, ready to fill in. */

async function main() {
  // Loaded here, as the content's own mistakes are told when it is.
  const { makeGuide } = await import('./guide-draft');
  const id = makeGuide(process.argv.slice(2));
  console.log(`Made content/resources/${id}.md. Open it and fill it in; each line says what is expected.

To see it while you write:  npm run dev  and then  http://localhost:3000/resources/${id}
It is a draft: to publish it when it is finished, delete its line "draft: true". To take it back, delete the file.`);
}

main().catch((error: Error) => {
  if (error.name !== 'UsageError' && error.name !== 'ContentError') throw error;
  console.error(error.message);
  process.exitCode = 1;
});
