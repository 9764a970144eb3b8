import { render, screen } from '@testing-library/react';
import { NotFoundByPath } from './NotFoundByPath';

afterEach(() => window.history.pushState(null, '', '/'));

test.each([
  ['/nothing', 'page'],
  ['/blog/market-trends-2024', 'page'],
  ['/services', 'page'],
  ['/services/nothing', 'service'],
  ['/services/nothing/deeper', 'service'],
  ['/resources/gift-tax', 'resource'],
  ['/resourceful', 'page'],
])('at %s, a host’s only not-found page shows what the one for a %s shows', (path, kind) => {
  window.history.pushState(null, '', path);
  render(<NotFoundByPath page="page" service="service" resource="resource" />);
  expect(screen.getByText(kind)).toBeInTheDocument();
});
