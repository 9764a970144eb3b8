import { render } from '@testing-library/react';
import { BusinessDays } from './BusinessDays';

const draw = (text: string) => {
  const { container } = render(<BusinessDays text={text} among={[text, 'in 5-7 business days']} />);
  const cells = [...container.querySelectorAll('svg > svg')];
  return cells.map((cell) => `${cell.textContent}${cell.querySelector('.fill-spruce') ? ' filled' : ''}`).join(', ');
};

test('the business days that a text names are filled, on the scale of all texts', () => {
  expect(draw('within 1 business day')).toBe('1 filled, 2, 3, 4, 5, 6, 7');
  for (const text of ['takes 2-3 business days', 'takes 2 to 3 business days'])
    expect(draw(text)).toBe('1, 2 filled, 3 filled, 4, 5, 6, 7');
});

test('a text that names none, or more than a phone has room for, has no drawing', () => {
  expect(draw('within a week')).toBe('');
  expect(draw('within 30-60 minutes')).toBe('');
  expect(draw('within 20 business days')).toBe('');
});
