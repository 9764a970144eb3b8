/** @jest-environment node */
import { linksIn } from './prose';
import { linkFaults } from './quality';
import { readingGrade, syllablesOf } from './readingGrade';

describe('the measures', () => {
  test.each([
    ['home', 1],
    ['value', 2],
    ['appraisal', 3],
    ['estate', 2],
    ['property', 3],
    ['expedited', 4],
    ['date', 1],
    ['houses', 2],
    ['valued', 2],
    ['table', 2],
    ['impartial', 3],
    ['period', 3],
  ])('%s has %i syllables', (word, count) => expect(syllablesOf(word)).toBe(count));

  test('plain words have a lower grade than legal language', () => {
    expect(readingGrade(['The cat sat on the mat.', 'We had tea.'])).toBeLessThan(2);
    const heavy =
      'Notwithstanding contradictory stipulations, beneficiaries acknowledge irrevocable testamentary dispositions.';
    expect(readingGrade([heavy])).toBeGreaterThan(16);
  });

  test.each([
    ['[RCW 26.09](http://app.leg.wa.gov/x)', /not https/],
    ['[RCW 26.09](https://example.com/x)', /not on the list/],
    ['[here](https://www.irs.gov/x)', /is called "here": say/],
    ['<https://www.irs.gov/x>', /is called "https/],
    ['[more](/faq)', /is called "more"/],
  ])('%s is a bad link', (markdown, fault) => {
    expect(linksIn(markdown).flatMap(linkFaults).join()).toMatch(fault);
  });
});

test.each(['[RCW 26.09](https://app.leg.wa.gov/x)', '[HUD’s handbook](https://www.hud.gov/x)', '[questions](/faq)'])(
  '%s is a good link',
  (markdown) => expect(linksIn(markdown).flatMap(linkFaults)).toEqual([]),
);
