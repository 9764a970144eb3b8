/** @jest-environment node */
import { claimsIn, forbiddenClaims } from './claims';

describe('each forbidden claim', () => {
  const samples = forbiddenClaims.flatMap((claim) => claim.bad.map((sentence) => ({ claim, sentence })));
  test.each(samples)('catches: $sentence', ({ claim, sentence }) => {
    expect(claimsIn(sentence)).toContain(claim);
  });

  const allowed = forbiddenClaims.flatMap((claim) => (claim.good ?? []).map((sentence) => ({ sentence })));
  test.each(allowed)('allows: $sentence', ({ sentence }) => {
    expect(claimsIn(sentence)).toEqual([]);
  });
});
