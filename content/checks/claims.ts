import { getBusiness, getResources } from '../loader';
import { denied, type ForbiddenClaim, lawClaims } from './lawClaims';

/** About the firm and its work. */
const firm: ForbiddenClaim[] = [
  {
    claim:
      /\b(IRS|court|judge|government|state)[- ](approved|endorsed|accepted|recommended)\b|\b(IRS|court)[- ]certified\b|\baudit[- ]proof|\bguarantee|\b(holds?|stands?) up (in court|to an audit)|\bbulletproof\b/i,
    reason: 'No such list or guarantee exists.',
    bad: [
      'We are IRS-approved.',
      'Court-certified appraisers.',
      'Our reports are audit-proof.',
      'Guaranteed to hold up in court.',
    ],
    good: ['No appraiser can promise what a judge will think of a report.'],
  },
  {
    claim:
      /\b(CMAs?|market analys[ie]s|brokers?|agents?|price opinions?)\b.*\b(illegal|unlawful|worthless|useless|forbidden|rejects?|rejected)\b|\b(IRS|courts?) rejects?\b|\b(agents?|brokers?) (cannot|can['’]t|may not) (give|offer)\b/i,
    unless: /\b(does|do|is|are) not (reject|forbid|illegal)/i,
    reason: 'Brokers may lawfully give price opinions; the question is which use they suit.',
    bad: [
      'CMAs are illegal.',
      'The IRS rejects CMAs.',
      'Agents cannot give opinions of value.',
      'A market analysis is worthless.',
    ],
    good: ['Brokers may lawfully give it and be paid for it.'],
  },
  {
    claim:
      /\b(state[- ])?certified (appraisal )?(firm|company|business|agency|practice|office|service)s?\b|\b(we|firm|company|business) (is|are) (a )?state[- ]certified\b(?! appraisers)/i,
    reason: 'In Washington only a person may be called state-certified, never a firm (RCW 18.140.150).',
    bad: ['A state-certified firm in Spokane.', 'Our company is state-certified.', 'A certified appraisal company.'],
    good: [
      'Our state-certified appraisers bring 20+ years of experience.',
      'Certified Appraisals was founded in 2015.',
    ],
  },
  {
    claim:
      /\b(20\+?|twenty|two decades)\b.{0,25}\b(in business|of business|of service|serving)\b|\b(in business|serving|operating|open)\b.{0,40}\b(for|over|more than) (20\+?|twenty|two decades)\b|\bsince (19\d\d|200\d)\b|\b(firm|company|business)['’]s (20|twenty)/i,
    reason: 'The firm was founded in 2015; the 20+ years are the appraisers’ experience.',
    bad: [
      'In business for 20+ years.',
      'Twenty years of service.',
      'Serving Spokane since 2004.',
      '20+ years in business.',
    ],
    good: ['Our appraisers bring 20+ years of experience.'],
  },
  {
    claim:
      /\bfight(s|ing)? for\b|\b(number|value|figure|result) (that )?(you|they|we) (need|want|wanted|needed|hoped)|\b(maxi|mini)mi[sz](e|es|ing)\b|\bcontingen(t|cy)\b|\bfree (home )?(estimate|valuation|appraisal)|\b(highest|lowest|best) possible (value|price)|\bon your side\b|\bin your favor\b/i,
    reason: 'An appraiser is impartial: no target, no advocacy, no pay by result, no estimate before the work.',
    bad: [
      'We fight for your value.',
      'They got us the number we needed.',
      'Maximize your basis.',
      'A free estimate within a day.',
      'We are on your side.',
    ],
    good: ['No fee depends on the value.'],
  },
  {
    claim:
      /\b(we|appraisers?|reports?|appraisals?)\b.{0,40}\b(decides?|determines?|settles?|rules?)\b.*\b(community|separate|shares?|equity|keeps?|taxed|tax)\b/i,
    unless: denied,
    reason: 'Character of property, shares, tax and who keeps the home are for counsel, the CPA and the court.',
    bad: ['Our appraisers determine whether a home is community property.', 'The report settles who keeps the house.'],
    good: ['The appraiser does not decide which property is community.'],
  },
  {
    claim:
      /\b(Zillow|Zestimate|Redfin)\b|\b(assessed values?|online estimates?)\b.*\b(fine|enough|accepted|accurate|never usable|acceptable)\b/i,
    unless: /\bnot\b.*\b(enough|accepted|accurate)/i,
    reason: 'Neither “fine” nor “never usable”: it is no substitute and may not reflect value on the date.',
    bad: [
      'Zillow is fine for the IRS.',
      'The assessed value is accepted by the IRS.',
      'An assessed value is never usable.',
    ],
    good: ['A tax assessment is no substitute.'],
  },
  {
    claim: /\b(Portland|Oregon|Idaho|Coeur d['’]Alene|Post Falls)\b/i,
    unless: /\bown (estate tax|rules)\b|\bnot\b|\bstate, near Idaho\b|\bRiver from Oregon\b/i,
    reason: 'Certification is state by state, and the service is Washington.',
    bad: ['We also serve Portland.', 'Homes in north Idaho are welcome.', 'We work across Oregon.'],
    good: ['Oregon has its own estate tax.', 'Across the Columbia River from Oregon.'],
  },
  {
    claim:
      /\b(commercial|industrial|retail) (propert\w+|buildings?|real estate|appraisals?)|\bland[- ]development\b|\bsubdivisions?\b|\bapartment (buildings?|complex\w*)|\b(five|5)(\+| or more)?[- ]units?\b/i,
    unless: denied,
    reason: 'The documented scope is residential property of one to four units.',
    bad: ['We appraise commercial property.', 'Apartment buildings and land-development sites.'],
    good: ['We value homes of one to four units.'],
  },
  {
    claim:
      /\b(SRA|MAI|AI-RRS|ASA)\b|\bAppraisal Institute\b|\b[Cc]ertificate (no\.|number|#) ?\d|\b[Ll]icense (no\.|number|#)|\bsaved? (me|us|them|you|our|my)\b.*\$|\$[\d,]+ in (savings|tax)|\bwon (my|our|the|their) case|\b[Ff]ive[- ]star|\b[Aa]ward[- ]winning|\b[Tt]op[- ]rated/,
    reason: 'No invented reviews, results, savings, license numbers, designations or memberships.',
    bad: [
      'Jane Doe, SRA',
      'License number 1234567',
      'They saved us over $40,000.',
      'Her testimony won our case.',
      'Award-winning service.',
    ],
    good: ['The certificate number appears by the signature.'],
  },
  {
    claim:
      /\btestif(y|ies|ied) (for|on behalf of) (you|your|our|the client)|\bon your behalf\b|\btestimony is (included|free)|\$\d[\d,]* ?(an|per|a|\/) ?(hour|day|half)|\b(hourly|daily) rates?\b/i,
    reason: 'Testimony is impartial, available for an additional fee, and no rate is printed.',
    bad: [
      'The appraiser will testify for you.',
      'We testify on behalf of the client.',
      'Testimony costs $300 an hour.',
    ],
    good: ['Court testimony is available for an additional fee.'],
  },
  {
    claim:
      /\b(visit|appraisals?|appraisers?|inspection)\b.*\b(finds?|detects?|reveals?|uncovers?)\b.*\b(defects?|mold|leaks?|faults?)\b|\b(is|as|includes?|with) a (full |complete )?home inspection\b/i,
    unless: denied,
    reason: 'The visit is for valuation; home inspectors are licensed separately.',
    bad: ['The visit finds defects.', 'It includes a home inspection.'],
    good: ['It is not a home inspection.'],
  },
  {
    claim:
      /\b\d+-\d+ business days\b.{0,15}\b(from|after|of) (the |your |our )?(inspection|visit|payment|order|deposit)/i,
    reason: 'The sources do not say when the turnaround starts.',
    bad: ['Reports take 5-7 business days from inspection.', '2-3 business days after payment.'],
    good: ['Reports typically take 5-7 business days.'],
  },
];

/** Every statement that this site must not make. */
export const forbiddenClaims: readonly ForbiddenClaim[] = [...lawClaims, ...firm];

/**
 * The forbidden claims that a sentence makes.
 *
 * @param confirmed facts that the owner has filled in, such as a certificate number; they may be stated
 */
export function claimsIn(sentence: string, confirmed: readonly string[] = []): ForbiddenClaim[] {
  const text = confirmed.reduce((left, value) => left.replaceAll(value, ''), sentence);
  return forbiddenClaims.filter(({ claim, unless }) => claim.test(text) && !unless?.test(text));
}

/** The people, credentials, certificate numbers and other facts that the owner has filled in. */
export function confirmedFacts(): string[] {
  const { appraisers, turnaroundStarts, addresses } = getBusiness();
  const people = [...appraisers, ...getResources().map(({ author, reviewer }) => ({ name: author, ...reviewer }))];
  return [...people.flatMap((person) => Object.values(person)), turnaroundStarts, ...addresses].filter(
    (fact) => typeof fact === 'string',
  );
}
