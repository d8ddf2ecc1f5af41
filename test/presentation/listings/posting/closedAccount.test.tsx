import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Restriction } from '../../../../src/domain/moderation/Restriction';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aDraft } from '../../../support/builders/aDraft';
import { NOON } from '../../../support/builders/aListing';
import { showPosting } from '../../../support/drivers/showPosting';

const closing: Restriction = { until: null, since: Date.UTC(2026, 5, 10), decision: 1 };
const draftText = /^Ce que vous avez écrit est gardé/;

test('a closed account reads in place of the form what has happened and what it can do, and its draft is kept', async () => {
  const storedDraft = aDraft();
  const { drafts } = showPosting('/deposer-annonce', { storedDraft }, null, [], closing);
  expect(await screen.findByRole('heading', { name: 'Votre compte est fermé' })).toBeVisible();
  expect(screen.getByText(/^Depuis le 10 juin 2026, vous ne pouvez plus publier/)).toBeVisible();
  expect(screen.getByText(draftText)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lire la décision ou la contester' })).toHaveAttribute(
    'href',
    '/account#decisions',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(drafts.get('karim')).toMatchObject({ title: storedDraft.title });
});

test('a closed account that has written nothing reads of no draft', async () => {
  showPosting('/deposer-annonce', {}, null, [], closing);
  expect(await screen.findByRole('heading', { name: 'Votre compte est fermé' })).toBeVisible();
  expect(screen.queryByText(draftText)).toBeNull();
});

test('a person who is restricted for a while may go on writing', async () => {
  showPosting('/deposer-annonce', {}, null, [], { until: NOON + DAY, decision: 1 });
  expect(await screen.findByRole('textbox', { name: 'Titre de l’annonce' })).toBeVisible();
});
