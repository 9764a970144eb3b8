import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { NotFound } from './NotFound';
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

function expectShown({ title, text, links }: typeof page) {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeInTheDocument();
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(links);
}

test.each([
  ['page', page],
  ['service', service],
  ['resource', resource],
] as const)('shows the not-found text and links of a %s', async (kind, expected) => {
  render(<NotFound kind={kind} picture={picture} />);
  expectShown(expected);
  await expectNoViolations();
});

test.each([
  ['/nothing', page],
  ['/blog/market-trends-2024', page],
  ['/services', page],
  ['/services/nothing', service],
  ['/services/nothing/deeper', service],
  ['/resources/gift-tax', resource],
  ['/resourceful', page],
])('at %s, a host’s only not-found page shows the matching text', async (path, expected) => {
  window.history.pushState(null, '', path);
  render(<NotFoundByPath picture={picture} />);
  await screen.findByRole('heading', { name: expected.title });
  expectShown(expected);
});
