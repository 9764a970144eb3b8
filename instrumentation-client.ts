import { fetchPagesAhead } from './components/layout/pagesAhead';

// Next runs this before the page becomes interactive. In development there are no exported pages to fetch.
if (process.env.NODE_ENV === 'production') fetchPagesAhead();
