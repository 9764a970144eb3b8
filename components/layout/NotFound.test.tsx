import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { NotFoundByPath } from './NotFoundByPath';

afterEach(() => window.history.pushState(null, '', '/'));

const page = {
  title: 'Page Not Found',
  text: "The page you are looking for doesn't exist or has been moved.",
  links: [
    ['Return to Home', '/'],
    ['Contact Us', '/contact'],
  ],
};
const service = {
  title: 'Service Not Found',
  text: "The service you're looking for doesn't exist or has been moved.",
  links: [['View All Services', '/services']],
};
const resource = {
  title: 'Resource Not Found',
  text: "The resource you're looking for doesn't exist or has been moved.",
  links: [['View All Resources', '/resources']],
};

test.each([
  ['/nothing', page],
  ['/blog/market-trends-2024', page],
  ['/services', page],
  ['/services/nothing', service],
  ['/services/nothing/deeper', service],
  ['/resources/gift-tax', resource],
  ['/resourceful', page],
])('at %s, a host’s only not-found page shows the matching text and links', async (path, { title, text, links }) => {
  window.history.pushState(null, '', path);
  render(<NotFoundByPath picture={picture} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeInTheDocument();
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(links);
  await expectNoViolations();
});
