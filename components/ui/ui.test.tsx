import { render } from '@testing-library/react';
import { keepTogether } from './keepTogether';

test('ranges, compounds, forms and phone numbers stay whole, but nothing that could be wider than a phone', () => {
  const said =
    '$450-$700 (in 5-7 business days, or (2-3 days)), state-certified; Form 709, July 1, 2026, RCW 11.02 (509) 555-0142; a Date of Death; write to orders@certified-appraisals.example';
  const { container, rerender } = render(<p>{keepTogether(said)}</p>);
  const whole = () => Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent).join(' | ');
  expect(container).toHaveTextContent(said);
  expect(whole()).toBe(
    '$450-$700 | 5-7 business | 2-3 days | state-certified; | Form 709 | July 1, | RCW 11.02 | (509) 555-0142 | Date of Death',
  );
  rerender(<p>{keepTogether('certified-person certified-persons')}</p>);
  expect(whole()).toBe('certified-person');
});
