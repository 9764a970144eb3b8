import { render } from '@testing-library/react';
import { Byline } from './GuideArticle';

const byline = { author: null, reviewer: null, published: '2026-01-01', updated: '2026-01-01', wordCount: 60 };

test('the byline shows one date for a guide that was never updated, and who wrote and reviewed it if the owner says so', () => {
  const { container, rerender } = render(<Byline {...byline} />);
  expect(container).toHaveTextContent('Published January 1, 2026. About 1 minute to read.');
  const reviewer = { name: 'Ann Example', credential: 'State-Certified Residential Appraiser' };
  const updated = { ...byline, updated: '2026-02-28', wordCount: 3300 };
  rerender(<Byline {...updated} author="Bo Sample" reviewer={reviewer} />);
  expect(container).toHaveTextContent(
    'By Bo Sample, published January 1, 2026, updated February 28, 2026. Reviewed by Ann Example, State-Certified Residential Appraiser. About 15 minutes to read.',
  );
});
