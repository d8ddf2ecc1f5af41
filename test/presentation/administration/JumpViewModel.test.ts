import { expect, test } from 'vitest';
import { JumpViewModel } from '../../../src/presentation/administration/desk/JumpViewModel';
import { aListing } from '../../support/builders/aListing';
import { aModeration } from '../../support/drivers/showDesk';
import { InMemoryNoticeRepository } from '../../support/inMemory/moderation/InMemoryNoticeRepository';

const reference = 'a1B2c3D4e5F6g7H8i9J0';
const claire = { kind: 'person', id: 'claire' } as const;
const order = { by: 'nadia', measure: 'none', statement: null, days: 0, points: 0, note: '' } as const;

/** A notice about Claire, decision 1 about the bicycle, and decision 2 about Claire, which is overturned by 3. */
async function aJump() {
  const { moderation, stored } = aModeration();
  const notices = new InMemoryNoticeRepository(stored, 'nadia');
  const content = { reports: 0, decision: null } as const;
  await notices.add({ reference, target: claire, reason: 'harassment', details: 'Des insultes.', sender: null });
  const target = { kind: 'listing', id: 'velo' } as const;
  const contentChangedAt = stored.listings.stored('velo')?.updatedAt ?? null;
  await moderation.decide({ ...order, target, seen: { ...content, contentChangedAt } });
  await moderation.decide({
    ...order,
    target: claire,
    measure: 'warning',
    statement: {
      source: 'notice',
      ground: 'terms',
      category: 'CYBER_VIOLENCE',
      facts: 'Des messages insultants ont été envoyés.',
      reference: 'Conditions, article 5',
      explanation: 'Les insultes n’ont pas leur place ici.',
    },
    seen: { ...content, contentChangedAt: null },
  });
  const answer = 'Nous avons relu ces messages et votre réclamation.';
  await moderation.judge({ by: 'nadia', decision: 2, status: 'overturned', answer, note: '' });
  return new JumpViewModel(notices, moderation, stored.listings);
}

test.each([
  ['the reference of a notice', reference, 'person~claire'],
  ['the address of its follow-up', `https://mon-bazar.fr/signaler/suivi#${reference}`, 'person~claire'],
  ['the number of a decision, as a statement writes it', 'Décision n°\u00a01', 'listing~velo'],
  ['the number of a judgement', ' N° 3 ', 'person~claire'],
  ['the id of a case', 'person~claire', 'person~claire'],
])('%s leads an admin to its case', async (_what, pasted, caseId) => {
  expect(await (await aJump()).find(pasted)).toBe(`/admin/signalements/${encodeURIComponent(caseId)}`);
});

test('the id of a listing leads an admin to its case', async () => {
  const { moderation, stored } = aModeration({ listings: [aListing({ id: 'z9Y8x7W6v5U4t3S2r1Q0' })] });
  const jump = new JumpViewModel(new InMemoryNoticeRepository(stored, 'nadia'), moderation, stored.listings);
  expect(await jump.find('z9Y8x7W6v5U4t3S2r1Q0')).toBe('/admin/signalements/listing~z9Y8x7W6v5U4t3S2r1Q0');
});

test.each([
  ['a decision that was never taken', '99'],
  ['a name with a hyphen', 'Jean-Baptiste'],
  ['a reference that nobody has', 'b1B2c3D4e5F6g7H8i9J0'],
  ['an e-mail address', 'karim@exemple.fr'],
])('%s leads an admin to the people', async (_what, pasted) => {
  const jump = await aJump();
  expect(await jump.find(pasted)).toBe(`/admin/personnes?${new URLSearchParams({ q: pasted }).toString()}`);
  expect(jump.isSearching).toBe(false);
});
