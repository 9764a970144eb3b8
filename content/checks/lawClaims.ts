/** A statement that this site must not make. It is tested against single sentences with all tokens filled in. */
export interface ForbiddenClaim {
  claim: RegExp;
  /** Allows a sentence that matches this too, usually because it denies the claim. */
  unless?: RegExp;
  reason: string;
  /** Sentences that must be caught. */
  bad: readonly string[];
  /** Similar true sentences that must be allowed. */
  good?: readonly string[];
}

export const denied = /\b(no|not|none|neither|never|nor|cannot|without)\b|n['’]t\b/i;
const deniedOrAsked = new RegExp(`${denied.source}|\\?$`, 'i');

/** About tax and law. */
export const lawClaims: ForbiddenClaim[] = [
  {
    claim:
      /\b(IRS|Internal Revenue Service|tax law|federal law)\b.*\b(requires?|demands?|insists?)\b.*\bappraisal|\bappraisals?\b.*\b(required|mandatory|must have)\b.*\b(step|basis|inherit)/i,
    unless: deniedOrAsked,
    reason: 'No statute requires an appraisal for step-up; the value must be supportable.',
    bad: ['The IRS requires an appraisal for step-up.', 'An appraisal is required to get a stepped-up basis.'],
    good: ['Does the IRS require an appraisal for the step-up?', 'Federal law requires no appraisal for this.'],
  },
  {
    claim:
      /(\$5,000|\b60[- ]days?\b).*\b(inherit\w*|divorces?|heirs?|step-up|family)\b|\b(inherit\w*|divorces?|heirs?|step-up|family)\b.*(\$5,000|\b60[- ]days?\b)/i,
    unless: new RegExp(`${denied.source}|charit|donat`, 'i'),
    reason: 'The $5,000 line and the 60-day window are charitable donation rules only.',
    bad: ['A gift within the family above $5,000 needs an appraisal.', 'Heirs must order within the 60-day window.'],
    good: ['The $5,000 line does not apply to an inheritance.'],
  },
  {
    claim:
      /\b(only|within|just)\b.*\b(60|90|sixty|ninety) days\b.*\b(death|died|dies)\b|\b(death|died|dies)\b.*\b(within|only|just)\b.*\b(60|90|sixty|ninety) days\b/i,
    reason: 'There is no such deadline: retrospective work is possible later; three months is the probate inventory.',
    bad: ['You have only 90 days after the death to get an appraisal.', 'After a death, order within sixty days.'],
    good: ['A divorce cannot be final until at least 90 days after it was filed.'],
  },
  {
    claim:
      /\binventory\b.*\b(must|has to|have to|needs to)\b.*\bfiled\b|\bfile (the|an|your) inventory with the court|\bcourt (appoints?|names?|selects?)\b.*\bappraisers?/i,
    unless: denied,
    reason: 'The inventory may be filed but need not be, and the court appoints no appraisers (RCW 11.44.015, .070).',
    bad: ['The inventory must be filed with the court.', 'The court appoints two appraisers.'],
    good: ['The inventory may be filed with the court, but it need not be.'],
  },
  {
    claim:
      /\b50[/ -]50\b|\b(half each|equal (division|shares|halves|split)|split (it )?(equally|in half)|divided equally)\b|\beach (spouse |of you )?(gets|receives|keeps) (a )?half/i,
    unless: deniedOrAsked,
    reason: 'Washington divides as appears just and equitable, which is not automatically equal (RCW 26.09.080).',
    bad: ['Divorce splits everything 50/50.', 'Community property means equal division.', 'Each spouse gets half.'],
    good: ['That does not have to mean equal shares.'],
  },
  {
    claim:
      /\b(valuation date|date of value|effective date)\b.* is (always )?(the )?(date of |day of |day you )?(separat|trial)|\bhomes? (is|are) (always )?valued (at|on|as of) (the )?(date of |day of )?(separation|trial)/i,
    unless: denied,
    reason: 'The statute names no valuation date; courts have discretion.',
    bad: ['The valuation date is the date of separation.', 'The home is always valued at trial.'],
    good: ['A home is often valued near trial or settlement.'],
  },
  {
    claim:
      /\bstep[- ]?up\b.*\b(in|from|through|after) (a |the |your )?divorce|\bdivorce\b.*\b(brings?|gets?|gives?|triggers?)\b.*\bstep[- ]?up|\bfull step[- ]?up\b/i,
    unless: denied,
    reason: 'Divorce brings no step-up, and how title is held decides what a survivor’s basis becomes.',
    bad: ['You get a step-up in a divorce.', 'The survivor gets a full step-up however title is held.'],
    good: ['Divorce brings no step-up.'],
  },
  {
    claim: /\bbasis\b.*\b(only|always)\b.*\b(up|rises?|increases?)\b|\bstep-up always\b/i,
    unless: new RegExp(`${denied.source}|thinking`, 'i'),
    reason: 'Basis can go down as well as up.',
    bad: ['Your basis can only go up.', 'The basis always rises.'],
    good: ['Thinking basis can only go up.'],
  },
  {
    claim:
      /\b(any|every|all) (estates?|executors?|famil\w+|heirs?)\b.*\b(six[- ]months?|alternate)\b|\bchoose (the )?(lower|higher) of the two dates\b/i,
    unless: new RegExp(`${denied.source}|only if`, 'i'),
    reason: 'The alternate date is open only if it lowers both the gross estate and the tax.',
    bad: ['Any estate can choose the six-month value.'],
    good: ['An executor may elect it only if it lowers both the gross estate and the tax.'],
  },
  {
    claim:
      /\$7(\.\d+)? million|\$7,\d{3},000|\b(exclusion|exemption)\b.*\b(drops?|sunsets?|falls?|halved?|forever|permanent(ly)?)\b/i,
    reason: 'The 2025 Act cancelled the drop; nor is $15 million “forever”.',
    bad: [
      'The federal exemption drops in 2026.',
      'The exclusion is $7 million.',
      'The $15,000,000 exclusion is permanent.',
    ],
    good: ['A 2025 law set the higher figure for 2026 with no end date.'],
  },
  {
    claim:
      /\$2,193,000(?!.*10%-20%)|\$3,076,000(?!.*10%-35%)|\$3,000,000.*\b(inflation|rises?|rising)\b|\b35 ?(%|percent)/i,
    unless: /(June 30|December 31), 202[56]/,
    reason: 'Washington’s estate tax amounts belong to a date of death and are printed with it.',
    bad: ['Washington exempts $2,193,000.', 'The threshold is $3,076,000 for 2026.', 'Rates go up to 35 percent.'],
    good: ['January 1 to June 30, 2026 | $3,076,000 | 10%-35%'],
  },
  {
    claim:
      /\bWashington\b.*\b(has|have|charges?|levies|imposes?|collects?)\b.*\b(inheritance|gift) tax|\bWashington[’']s (inheritance|gift) tax|\bWashington taxes (the )?(capital )?gains? on (a|your|the) (house|home)/i,
    unless: denied,
    reason:
      'Washington has an estate tax, but no inheritance or gift tax, and exempts real estate from its capital gains tax.',
    bad: [
      'Washington has an inheritance tax.',
      'Washington levies a gift tax.',
      'Washington taxes gains on your house.',
    ],
    good: ['Washington has no inheritance tax.'],
  },
  {
    claim: /\bWashington\b.*\bincome tax\b|\bno (state )?income tax\b/i,
    reason: 'The law on a Washington income tax is in flux; leave it out.',
    bad: ['Washington has no income tax.', 'There is no state income tax here.'],
    good: ['It states that it was made for income tax purposes.'],
  },
  {
    claim:
      /\b(appraisals?)\b.*\b(required|mandatory|needed)\b.*\b(every|all|any|each)\b.*\b(divorces?|probates?|estates?)\b|\b(every|all|any|each) (Washington )?(divorces?|probates?|estates?)\b.*\b(needs?|requires?|must have)\b.*\bapprais/i,
    unless: deniedOrAsked,
    reason: 'No statute requires an appraisal in every divorce or probate.',
    bad: ['An appraisal is required in every Washington divorce.', 'Every probate needs an appraisal.'],
    good: ['No statute says that every divorce needs an appraisal.'],
  },
  {
    claim: /\b(executors?|personal representatives?|estates?|famil\w+|heirs?)\b.*\bmust\b.*\bForms? (706|8971)\b/i,
    unless: /exceed|above|threshold|more than|elect|federal estate tax/i,
    reason: 'Forms 706 and 8971 are only for estates above the threshold or that choose to file.',
    bad: ['An executor must file Form 706.', 'Every estate must send Form 8971 to its heirs.'],
    good: ['Form 706 is required when the gross estate is more than the basic exclusion.'],
  },
  {
    claim: /\bzero basis\b/i,
    reason: 'The proposed zero-basis rule was dropped in the final regulations.',
    bad: ['Unreported property has a zero basis.'],
  },
  {
    claim:
      /\b(law|statute|state|Washington|USPAP|rules?)\b.*\b(ten|10) years|\b(ten|10) years\b.*\b(law|statute|required?|requires)\b/i,
    unless: /own practice/i,
    reason: 'The ten-year archive is the firm’s own practice; the legal minimum is shorter.',
    bad: ['Law requires us to keep reports ten years.', 'Reports are kept ten years as required.'],
    good: ['We archive reports for ten years.'],
  },
  {
    claim: /[“"][^”"]{90,}[”"]/,
    reason: 'Statutes and agency texts are put in our own words, not quoted.',
    bad: [
      'It says “the court shall, without regard to misconduct, make such disposition of the property and the liabilities of the parties”.',
    ],
    good: ['If the home had gained value, the basis “steps up”.'],
  },
];
