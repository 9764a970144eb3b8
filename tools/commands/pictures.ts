/** `npm run pictures` */
import { exitWithError } from './childProcess.mjs';
import { makePictures } from './makePictures';

console.log(await makePictures().catch(exitWithError));
