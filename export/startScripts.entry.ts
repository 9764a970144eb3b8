import { startScripts } from './startScripts';

/* The whole of the script that the export puts into each page; its list of scripts is an attribute of the element. */
startScripts(JSON.parse(document.currentScript?.dataset.scripts ?? '[]'));
