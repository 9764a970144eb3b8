/** `npm run pictures` */
import { exitWith } from './childProcess.mjs';
import { makePictures } from './makePictures';

console.log(await makePictures().catch(exitWith));
