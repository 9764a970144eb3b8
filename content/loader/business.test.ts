/** @jest-environment node */
import { getAboutText, getBusiness, getDiagramData, getFaq } from './index';
import { type Entry, edited, expectMistake, set, setIn, withContent } from './testing';

const read = (edit: (content: never) => unknown) =>
  withContent({ 'business.yaml': edited(edit as (content: unknown) => unknown) }, getBusiness);

const edits = [
  ['a bad phone number', set('phone', '509-555-0142'), /"phone"/, /509-555.*"\(509\) 555-0142"/],
  ['a bad email address', set('email', 'orders at example'), /"email"/, /such as "orders@/],
  ['an address with a closing slash', set('url', 'https://www.example.com/'), /"url"/, /no slash at the end, such as/],
  [
    'a profile without its https',
    set('socialProfile', 'linkedin.com/x'),
    /"socialProfile"/,
    /such as "https:.*nothing/,
  ],
  ['an insecure profile', set('socialProfile', 'http://firm.com'), /"socialProfile"/, /such as "https:.*nothing/],
  ['a low fee above the high one', set('fee', { low: 900, high: 700 }), /"fee"/, /below the high one, such as/],
  ['a fee in quotes', set('fee', { low: '450', high: 700 }), /"fee.low"/, /digits only.*such as 450/],
  ['a year in quotes', set('founded', '2015'), /"founded"/, /a year such as 2015/],
  [
    'a misspelled field',
    (c: Entry) => ({ ...c, fone: c.phone, phone: undefined }),
    /"fone"/,
    /one of name, url, phone/,
  ],
  [
    'a bad opening time',
    (c: { hours: Entry[] }) => setIn(0, 'opens', '8:00')(c.hours),
    new RegExp(`opens" of "${getBusiness().hours[0]?.days}"`),
    /such as 08:00/,
  ],
  [
    'closing before opening',
    (c: { hours: Entry[] }) => setIn(0, 'closes', '07:00')(c.hours),
    /"hours \(number 1\)"/,
    /later one to close, such as/,
  ],
  [
    'hours that disagree with the opening times',
    (c: { hours: Entry[] }) => setIn(0, 'text', '9:00 AM-5:00 PM')(c.hours),
    /"hours \(number 1\)\.text" of "[^"]+" is "9:00 AM-5:00 PM"/,
    /agree with "opens" and "closes", such as/,
  ],
  [
    'days that are no days',
    (c: { hours: Entry[] }) => setIn(0, 'days', 'Mon to Fri')(c.hours),
    /"hours \(number 1\)\.days" is "Mon to Fri"/,
    /such as "Monday-Friday"/,
  ],
  [
    'a service area without an office',
    set('serviceArea', 'All of it'),
    /"serviceArea"/,
    /city of each office, such as/,
  ],
  [
    'a city that the map does not know',
    (c: { offices: Entry[]; serviceArea: string }) => {
      setIn(0, 'city', 'Springfield')(c.offices);
      c.serviceArea += ' Springfield';
    },
    /the map does not know the city "Springfield"/,
    /one of .*Tacoma.*a developer/,
  ],
  [
    'a certificate number without quotes',
    set('appraisers', [{ name: 'Ann Example', credential: 'State-Certified Appraiser', certificate: 1234567 }]),
    /"appraisers \(number 1\)\.certificate" of "Ann Example" is 1234567/,
    /in quotes, such as/,
  ],
  ['an emptied promise', set('turnaround', ' '), /"turnaround"/, /empty.*such as "5-7 business days"/],
  [
    'one office only',
    (c: { offices: Entry[] }) => ({ ...c, offices: c.offices.slice(1) }),
    /"offices"/,
    /1 entry.*two offices, such as/,
  ],
  [
    'an unknown placeholder',
    set('placeholders', ['fax']),
    /"placeholders \(number 1\)"/,
    /"fax".*one of "url", "phone"/,
  ],
] as const;

test.each(edits.map(([slip, edit, place, says]) => ({ slip, edit, place, says })))(
  '$slip is reported with its file, field and an example',
  ({ edit, place, says }) => {
    expectMistake(() => read(edit as (content: never) => unknown), 'business.yaml', place, says);
  },
);

test('a changed fee reaches the texts that name it', () => {
  const change = edited((content: Entry) => ({ ...content, fee: { low: 500, high: 1750 } }));
  const answer = edited(
    (faq: { items: Entry[] }[]) => void setIn(0, 'answer', 'We charge {{fee}}.')(faq[0]?.items ?? []),
  );
  withContent({ 'business.yaml': change, 'faq.yaml': answer }, () => {
    expect(getBusiness().feeText).toBe('$500-$1,750');
    expect(JSON.stringify(getFaq())).toContain('$500-$1,750');
  });
});

test.each([null, undefined, 'https://www.linkedin.com/company/certified-appraisals'])(
  'accepts %s as the social profile',
  (address) => {
    expect(read(set('socialProfile', address)).socialProfile).toBe(address ?? null);
  },
);

test('moving an office changes its county, map and texts', () => {
  const move = edited((content: { offices: Entry[]; serviceArea: string }) => {
    const old = String(content.offices[1]?.city);
    setIn(1, 'city', 'Tacoma')(content.offices);
    content.serviceArea = content.serviceArea.replace(old, 'Tacoma');
  });
  withContent({ 'business.yaml': move }, () => {
    const { offices, areasText } = getBusiness();
    expect(offices[1]).toMatchObject({ county: 'Pierce County', map: { shape: expect.stringMatching(/^M.*z$/) } });
    expect(areasText).toMatch(/ and Tacoma, /);
    expect(getDiagramData()['washington-map'].offices[1]).toMatchObject({ city: 'Tacoma', county: 'Pierce County' });
    expect(getAboutText().coverage.offices[1]?.city).toBe('Tacoma');
  });
});

test('publishes the street address, appraisers and start of the turnaround once they are filled in', () => {
  const fill = edited((content: { offices: Entry[] }) => {
    Object.assign(content, { turnaroundStarts: 'the visit', appraisers: [{ name: 'Ann', credential: 'Certified' }] });
    Object.assign(content.offices[0] ?? {}, { city: 'Spokane', street: '1 Main Street', postalCode: '99201' });
    Object.assign(content, { serviceArea: content.offices.map(({ city }) => city).join() });
  });
  withContent({ 'business.yaml': fill }, () => {
    const { turnaround, turnaroundText, addresses, appraisers } = getBusiness();
    expect(turnaroundText).toBe(`${turnaround} from the visit`);
    expect(addresses).toContain('1 Main Street, Spokane, Washington 99201');
    expect(appraisers).toEqual([{ name: 'Ann', credential: 'Certified', certificate: null }]);
  });
});
