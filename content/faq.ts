/**
 * The questions and answers of the FAQ page.
 *
 * Add a question by copying one with its braces and changing the three texts. `id` becomes the address of the question
 * (/faq#id) and should not change later. Answers are Markdown: **bold**, [a link](/contact), a blank line between
 * paragraphs. Fees, times and the phone number are written as {{fee}}, {{turnaround}}, {{phone}} and so on, in answers
 * only; their values stand in content/business.ts. A claim about law or tax links to the official page behind it.
 * The four category names are fixed by the site's specification.
 */
export const faqFile = [
  {
    category: 'General Questions',
    items: [
      {
        id: 'what-does-an-appraisal-cost',
        question: 'What does an appraisal cost?',
        answer:
          'A standard single-family home in our primary areas typically costs {{fee}}. Size, acreage, outbuildings, a second date of value or a distant location can change that, so we give you a quote before any work begins. Expedited delivery and court testimony each carry an additional fee. Our fee never depends on the value we find or on how the report helps you. [Tell us about the property](/contact), or call {{phone}}, and we answer within {{responseTime}}.',
      },
      {
        id: 'how-long-does-it-take',
        question: 'How long does it take?',
        answer:
          'A report typically takes {{turnaround}}. If a hearing, a mediation or a filing date is near, expedited delivery in {{expeditedTurnaround}} is available for an additional fee. Large or unusual properties, and dates far in the past, can need more research, and we say so when we quote. The best way to save time is to name the purpose and the date of value in your first message and to have your papers at hand. [Send us a request](/contact).',
      },
      {
        id: 'where-do-you-work',
        question: 'Where do you work?',
        answer:
          'We serve people throughout Washington State, with offices in Spokane and Vancouver, Washington. Those two cities and the counties around them are our primary areas. Appraisers are certified state by state, so we value property in Washington only. If a family also owns a home elsewhere, you will need an appraiser certified there, and the two reports can share one date of value. Our [About page](/about) says more about the two offices.',
      },
      {
        id: 'who-are-your-appraisers',
        question: 'Who are your appraisers?',
        answer:
          'Our state-certified appraisers bring {{experienceYears}} of experience, including testimony in court. The Washington Department of Licensing certifies each appraiser as a person, after set education, experience and an examination. Certificates are renewed every two years, with continuing education; the [state’s rules for appraisers](https://app.leg.wa.gov/WAC/default.aspx?cite=308-125) are public. {{name}} was founded in {{founded}} and is independent: we have no stake in a sale, a loan or a settlement.',
      },
      {
        id: 'is-an-agents-price-opinion-enough',
        question: 'Is a real estate agent’s price opinion enough?',
        answer:
          'It depends on the use: an agent’s comparative market analysis is useful for setting an asking price, but it is not an appraisal. Washington brokers may lawfully give price opinions. When one is given as evidence in a legal proceeding, it must generally say that it is not an appraisal; see [RCW 18.140.020](https://app.leg.wa.gov/RCW/default.aspx?cite=18.140.020). An appraisal states an effective date, follows enforceable standards, and is signed by a neutral person who can be questioned about it. Our [step-up basis guide](/resources/step-up-basis) compares the two.',
      },
      {
        id: 'can-i-use-the-assessed-value',
        question: 'Can I use the county’s assessed value or an online estimate?',
        answer:
          'Neither is a substitute for an appraisal, and neither may reflect fair market value on your date. Washington assessors value all taxable property each year as of January 1, by mass methods, for property tax; the [Department of Revenue explains how](https://propertytax.dor.wa.gov/programs/valuation). An online estimate has not seen the inside of the home. Both can be a starting point for a talk. For a divorce, an estate or a tax return, you will usually want a value with a date and reasons that can be checked.',
      },
      {
        id: 'is-my-information-confidential',
        question: 'Is my information confidential?',
        answer:
          'Yes. Under the [appraisal standards](https://www.appraisalfoundation.org) that our appraisers follow, results go to the client and to those the client authorizes. The exceptions are narrow: state regulators, a court or others with a legal right to the information, and professional peer review. Your spouse, a brother or sister, or the other attorney does not receive the report from us unless our client says so or the law compels it. What this website itself collects is set out in our [privacy policy](/privacy).',
      },
      {
        id: 'do-you-take-sides',
        question: 'Will you work toward the value that I need?',
        answer:
          'No. An appraiser must be impartial, and may not accept work on the condition of a set value or be paid according to the result. That is part of the [national standards](https://www.appraisalfoundation.org) that Washington applies to its appraisers. It also protects you: a value that leans to one side is easy to attack. Do send us facts that we should know, such as improvements, damage, or a nearby sale. We look at them with the same care, whoever sends them.',
      },
    ],
  },
  {
    category: 'Divorce Appraisals',
    items: [
      {
        id: 'is-an-appraisal-required-in-divorce',
        question: 'Is an appraisal required in a Washington divorce?',
        answer:
          'No, no Washington statute says that every divorce needs one. The two of you may agree on a value, and a court weighs the evidence it is given. [RCW 26.09.080](https://app.leg.wa.gov/RCW/default.aspx?cite=26.09.080) asks the court to divide property in the way that appears just and equitable. An appraisal helps when the home is a large part of what you own, when one of you will keep it, or when you see its value differently. The [divorce appraisals guide](/resources/divorce-appraisals-guide) goes step by step.',
      },
      {
        id: 'which-date-is-used-in-divorce',
        question: 'Which date is the home valued on?',
        answer:
          'On the date that your attorneys or the court choose. [RCW 26.09.080](https://app.leg.wa.gov/RCW/default.aspx?cite=26.09.080) names no valuation date, and courts have discretion. A home is often valued near trial or settlement, while another date, such as the day you separated, may fit some cases better. Please ask your attorney before you order. If two dates matter, we can give two separate opinions, each with its own effective date. Ordering them together usually saves a second visit.',
      },
      {
        id: 'one-appraiser-or-two',
        question: 'Should we share one appraiser or hire one each?',
        answer:
          'Both are possible, and the choice is for you and your attorneys. One neutral appraiser, hired together, usually costs less and gives you one set of facts. One on each side gives each attorney someone to question, and two careful people may weigh the same sales differently. Either way our job is the same: an impartial value, never an argument for the person who pays. If both of you will rely on one report, say so when you [order it](/contact), and we name you both.',
      },
      {
        id: 'will-my-spouse-see-the-report',
        question: 'Will my spouse see the report?',
        answer:
          'Not from us, unless you are both clients, you authorize it, or the law compels it. The report names its client and its intended users, and another person does not become one just by receiving a copy. In a court case your attorney may have to share it with the other side; please ask before you order. Our duty of confidentiality comes from the [national appraisal standards](https://www.appraisalfoundation.org) and covers what you tell us as well as the value.',
      },
      {
        id: 'will-you-testify',
        question: 'Can your appraisers testify in court?',
        answer:
          'Yes, court testimony is available for an additional fee, and our appraisers are experienced in it. Testimony is impartial. The appraiser explains how the value was reached and answers questions from both sides, and does not argue for either. Divorces are heard in superior court, without a jury ([RCW 26.09.010](https://app.leg.wa.gov/RCW/default.aspx?cite=26.09.010)). Please tell us about trial, deposition and exchange dates when you order, so that they can be kept free. The [guide for divorces](/resources/divorce-appraisals-guide) says what a court may look at.',
      },
      {
        id: 'does-divorce-split-the-house-equally',
        question: 'Does each of us get half of the house?',
        answer:
          'Not automatically. A Washington court divides property in the way that appears just and equitable, after weighing several factors listed in [RCW 26.09.080](https://app.leg.wa.gov/RCW/default.aspx?cite=26.09.080). Community and separate property are both before the court. An appraiser has no part in that decision: we do not say which property is community or separate, who keeps the home, or what share is fair. We give the value of the real estate. What is owed on it, and how the rest is shared, is for you, your attorneys and the court.',
      },
      {
        id: 'is-a-refinance-appraisal-enough',
        question: 'Can we use the appraisal from our refinance?',
        answer:
          'Usually not, because it was written for a different reader and a different purpose. A refinance appraisal usually names only the lender as the one who may rely on it, and its date may not be the one your case needs. Under the [appraisal standards](https://www.appraisalfoundation.org), a report is not safely reused for another purpose; a new use usually means a new assignment. Please do send it to us, though. Its sketch and its description of the home can help with our own work.',
      },
      {
        id: 'does-divorce-change-tax-basis',
        question: 'Does the house get a new tax basis in a divorce?',
        answer:
          'Generally not. A transfer between spouses, or to a former spouse as part of a divorce, generally brings no gain or loss, and the person who receives the home takes over the other’s basis; see [26 U.S.C. 1041](https://www.law.cornell.edu/uscode/text/26/1041). This differs from a home received at death. It can matter when you compare keeping the house with another asset, so please ask a CPA. [IRS Publication 504](https://www.irs.gov/publications/p504) explains the rules for divorced and separated people. This is general information, not tax advice.',
      },
    ],
  },
  {
    category: 'Estate & Inheritance Appraisals',
    items: [
      {
        id: 'why-value-at-date-of-death',
        question: 'Why does the value at the date of death matter?',
        answer:
          'Because property received from someone who has died generally takes a new tax basis: its fair market value on that date ([26 U.S.C. 1014](https://www.law.cornell.edu/uscode/text/26/1014)). Basis is the starting point for gain or loss when the home is sold. It can go up or down. The same date is used in Washington’s probate inventory. Putting the value on paper while records are fresh gives you support later. Our [step-up basis guide](/resources/step-up-basis) works through an example. This is general information, not tax advice.',
      },
      {
        id: 'is-an-appraisal-required-for-step-up',
        question: 'Does the IRS require an appraisal for the step-up in basis?',
        answer:
          'No statute says that an heir must own an appraisal, but you must be able to support the value you report. [26 U.S.C. 1014](https://www.law.cornell.edu/uscode/text/26/1014) sets the basis at fair market value and is silent on how to show it. A retrospective appraisal is a recognized way to do so. Overstating a value can bring penalties ([26 U.S.C. 6662](https://www.law.cornell.edu/uscode/text/26/6662)), so the reasons behind it matter. Ask your CPA what your situation calls for.',
      },
      {
        id: 'is-it-too-late',
        question: 'The death was years ago. Is it too late?',
        answer:
          'Usually not. A retrospective appraisal has an effective date in the past and can be written months or years later, as long as market records from that time survive. We study sales from around that date and value the home as it was then. The older the date, the more we rely on photographs, permits and people’s memory of its condition, and the report states what had to be assumed. See [date of death appraisals](/services/date-of-death), and the [appraisal standards](https://www.appraisalfoundation.org) that cover such work.',
      },
      {
        id: 'what-if-my-spouse-died',
        question: 'My spouse died. What happens to my half of the house?',
        answer:
          'If the home was community property, your half generally takes a date-of-death basis too, under a federal rule that the IRS explains in [Publication 555](https://www.irs.gov/publications/p555). If it was held in another way, generally only your spouse’s share is adjusted. The rule is for spouses; the publication says it does not reach registered domestic partners. How your home was held is a legal question, so please ask an attorney or a CPA. We value the whole home as of the date, and your advisor applies it.',
      },
      {
        id: 'does-probate-need-an-appraisal',
        question: 'Does probate in Washington require an appraisal of the house?',
        answer:
          'Not in every case, but the house has to be given a value. Within three months of appointment, unless the court allows longer, a personal representative prepares a sworn inventory with fair net values as of the date of death ([RCW 11.44.015](https://app.leg.wa.gov/RCW/default.aspx?cite=11.44.015)). Where a value is open to reasonable doubt, a qualified, disinterested person may be hired to help ([RCW 11.44.070](https://app.leg.wa.gov/RCW/default.aspx?cite=11.44.070)). Our [estate settlement](/services/estate-settlement) page says what to have ready.',
      },
      {
        id: 'does-washington-tax-inheritances',
        question: 'Will I pay Washington tax on a house that I inherit?',
        answer:
          'Washington has no inheritance tax, so you do not owe the state tax for receiving the house. It does have an estate tax, which falls on the estate itself when it is large enough. The threshold depends on the date of death and changed in July 2025, January 2026 and July 2026, as of November 2026; check the [Department of Revenue’s table](https://dor.wa.gov/taxes-rates/other-taxes/estate-tax-tables). A later sale can bring federal tax on gain. The [inheritance and gift tax guide](/resources/inheritance-tax-guide) says more. Ask a CPA about your case.',
      },
      {
        id: 'is-giving-the-house-the-same',
        question: 'Is giving the house now the same as leaving it in a will?',
        answer:
          'No, the tax basis generally differs. A person who receives a gift generally keeps the giver’s basis ([26 U.S.C. 1015](https://www.law.cornell.edu/uscode/text/26/1015)), while a person who inherits generally takes the value at the date of death ([26 U.S.C. 1014](https://www.law.cornell.edu/uscode/text/26/1014)). Larger gifts are reported on [Form 709](https://www.irs.gov/forms-pubs/about-form-709), which often means filing without paying. Neither way suits every family, and we recommend neither. Our [inheritance and gift service](/services/inheritance) gives you the value to plan with. This is not tax advice.',
      },
      {
        id: 'when-does-the-donation-threshold-apply',
        question: 'When does a donation need a qualified appraisal?',
        answer:
          'Generally when you claim a deduction of more than {{donationThreshold}} for property given to charity. The appraisal and the appraiser then have to meet set terms, and Form 8283 goes with the tax return; see the [IRS instructions for Form 8283](https://www.irs.gov/instructions/i8283). Timing matters as well, so speak with a CPA before you give. This threshold is a rule for charitable deductions only. It does not apply to an inheritance, a divorce or an ordinary gift in the family. The [step-up basis guide](/resources/step-up-basis) explains the terms.',
      },
    ],
  },
  {
    category: 'The Appraisal Process',
    items: [
      {
        id: 'what-happens-at-the-visit',
        question: 'What happens when you visit the home?',
        answer:
          'We measure it, photograph it and note its condition and features, which takes {{inspectionLength}} for most homes. We look at every room, the outside and any outbuildings, and ask what has been changed and when. You need not tidy up or be ready with a speech. The visit is for valuation. It is not a home inspection, which is a [separate license in Washington](https://app.leg.wa.gov/RCW/default.aspx?cite=18.280): we do not test the wiring, the furnace or the roof for you.',
      },
      {
        id: 'what-should-i-have-ready',
        question: 'What should I have ready?',
        answer:
          'The purpose, the date of value and access to the home are enough to begin. It helps to have a list of improvements with dates, permits, the deed or legal description, earlier appraisals, a survey, homeowners’ association details and any lease. For a past date, photographs from that time are worth the most. Improvements change the value only as far as buyers pay for them, so receipts matter less than dates and photographs. If you cannot find something, [send what you have](/contact) and we go from there.',
      },
      {
        id: 'how-do-you-arrive-at-the-value',
        question: 'How do you arrive at the value?',
        answer:
          'Mostly by comparing the home with similar homes that sold near the date of value. Appraisers consider three approaches: sales, the cost to build less depreciation, and rental income. For single-family homes, sales usually lead. We check each sale, adjust for real differences in size, condition, site and time, and then weigh the results. The report shows the sales and the reasons. The [appraisal standards](https://www.appraisalfoundation.org) call for this work to be unbiased and open to review.',
      },
      {
        id: 'what-is-the-effective-date',
        question: 'What is the difference between the effective date and the report date?',
        answer:
          'The effective date is the day for which the value holds; the report date is the day the report was finished. For a current value the two are close. For a date of death or a day of separation, the effective date lies in the past, and the analysis reflects the market as it stood then. The [appraisal standards](https://www.appraisalfoundation.org) require a report to state both. When you order, the effective date is the most useful thing to know, so ask your attorney or CPA for it first.',
      },
      {
        id: 'how-long-is-an-appraisal-good-for',
        question: 'How long is an appraisal good for?',
        answer:
          'A value is an opinion as of one date, and the [appraisal standards](https://www.appraisalfoundation.org) set no expiry. A value as of a date of death stays a value as of that day. A current value ages as the market moves, and a court or a lender may set limits of its own. If your settlement or trial has moved by some months, ask your attorney whether a new date is needed. A new date is a new assignment, with its own research.',
      },
      {
        id: 'what-if-the-home-has-changed',
        question: 'What if the home has been changed since the date you value?',
        answer:
          'We value it as it was on that date. If a house was emptied, repaired or remodeled after a death or a separation, tell us what was done and when, and send photographs from before if there are any. Where we cannot see the earlier condition for ourselves, the report states what we assumed, so that a reader can judge it. That is normal in retrospective work under the [appraisal standards](https://www.appraisalfoundation.org). See [date of death appraisals](/services/date-of-death) for what helps most.',
      },
      {
        id: 'how-long-do-you-keep-reports',
        question: 'How long do you keep my report?',
        answer:
          'We archive reports for {{archivePeriod}}. That is our own practice. Washington’s rule asks appraisers to keep the file behind a report for at least five years, or for at least two years after a proceeding in which they testified has ended, whichever is later ([WAC 308-125-210](https://app.leg.wa.gov/WAC/default.aspx?cite=308-125-210)). If you lose your copy, ask us, and we can send it to you or to someone you name. A home that is sold many years from now may need it.',
      },
      {
        id: 'what-if-i-disagree',
        question: 'What if I disagree with the value?',
        answer:
          'Tell us why, in writing, with the facts. If we missed a sale, a permit or a feature, or measured something wrong, we look into it and correct what is wrong. We do not change a value because someone hoped for another one. You may also ask a different appraiser for a second opinion or a review; in a court case, that is a question for your attorney. Our hours are {{hours}}, and {{phone}} reaches us.',
      },
    ],
  },
] as const;
