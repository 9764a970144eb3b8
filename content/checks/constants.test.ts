/** @jest-environment node */
import { getBusiness } from '../loader';
import { constants, constantsIn } from './constants';

const { low } = getBusiness().fee;

test.each(constants().flatMap(({ what, bad }) => bad.map((text) => ({ what, text }))))(
  '"$text" is caught as $what',
  ({ what, text }) => {
    expect(constantsIn(text).map((found) => found.split(':')[0])).toContain(what);
  },
);

test.each([
  '{{fee}}',
  '{{turnaround}}',
  'a few business days',
  `$${low},999,999`,
  `at a cost of $${low},000`,
  `sold $${low} of furniture`,
  'several days',
  'some months',
])('allows "%s"', (text) => {
  expect(constantsIn(text)).toEqual([]);
});
