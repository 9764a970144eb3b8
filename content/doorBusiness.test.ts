/** @jest-environment node */
import { businessFile } from './business';
import { type Door, type Entry, expectAnswer, readEdited, set, setIn } from './testContent';

const read = (door: Door) => door.business;

const edits = [
  ['a bad phone number', set('phone', '509-555-0142'), /"phone"/, /509-555.*"\(509\) 555-0142"/],
  ['a bad e-mail address', set('email', 'orders at example'), /"email"/, /such as "orders@/],
  ['an address with a closing slash', set('url', 'https://www.example.com/'), /"url"/, /no slash at the end, such as/],
  ['a profile without its https', set('socialProfile', 'linkedin.com/x'), /"socialProfile"/, /such as "https:.*null/],
  ['an insecure profile', set('socialProfile', 'http://firm.com'), /"socialProfile"/, /such as "https:.*null/],
  ['a low fee above the high one', set('fee', { low: 900, high: 700 }), /"fee"/, /below the high one, such as/],
  ['a fee in quotes', set('fee', { low: '450', high: 700 }), /"fee.low"/, /a number such as 450/],
  ['a year in quotes', set('founded', '2015'), /"founded"/, /a year such as 2015/],
  ['a misspelt field', (c: Entry) => ({ ...c, fone: c.phone, phone: undefined }), /"fone"/, /one of name, url, phone/],
  [
    'a bad opening time',
    (c: { hours: Entry[] }) => setIn(0, 'opens', '8:00')(c.hours),
    new RegExp(`opens" of "${businessFile.hours[0].days}"`),
    /such as "08:00"/,
  ],
  [
    'closing before opening',
    (c: { hours: Entry[] }) => setIn(0, 'closes', '07:00')(c.hours),
    /"hours \(number 1\)"/,
    /later one to close, such as/,
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
  '$slip is answered by file, field and example',
  ({ edit, place, says }) => {
    const action = () => readEdited('business', 'businessFile', edit as (content: never) => unknown, read);
    expectAnswer(action, 'business.ts', place, says);
  },
);

test('a right change goes everywhere that the value is used', () => {
  const fee = (content: Entry) => ({ ...content, fee: { low: 500, high: 1750 } });
  readEdited('business', 'businessFile', fee as (content: never) => unknown, (door) => {
    expect(door.business.feeText).toBe('$500-$1,750');
    expect(JSON.stringify(door.getFaq())).toContain('$500-$1,750');
  });
});

test('a profile is an address, or there is none', () => {
  for (const address of [null, 'https://www.linkedin.com/company/certified-appraisals']) {
    readEdited('business', 'businessFile', set('socialProfile', address) as (content: never) => unknown, (door) => {
      expect(door.business.socialProfile).toBe(address);
    });
  }
});
