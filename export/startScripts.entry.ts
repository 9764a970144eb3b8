import { startScripts } from './startScripts';

/* The script that the export puts into each page. Its element's `data-scripts` attribute lists the scripts to start. */
startScripts(JSON.parse(document.currentScript?.dataset.scripts ?? '[]'));
