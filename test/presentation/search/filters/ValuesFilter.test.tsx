import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ChoiceField } from '../../../../src/domain/listings/catalogue/Field';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { ValuesFilter } from '../../../../src/presentation/search/filters/ValuesFilter';

const colour: ChoiceField = {
  id: 'couleur',
  label: 'Couleur',
  kind: 'choice',
  choices: ['Blanc', 'Noir', 'Gris', 'Bleu', 'Rouge', 'Vert', 'Jaune', 'Orange', 'Violet', 'Rose'].map((label) => ({
    value: label,
    label,
  })),
};

test('unfolding a long list leads to the first of what has come, which stands before the button', async () => {
  const criteria = { ...noCriteria, fields: { couleur: { kind: 'any-of' as const, values: ['Jaune'] } } };
  render(<ValuesFilter field={colour} criteria={criteria} counts={null} onChange={() => undefined} />);
  expect(screen.getByRole('checkbox', { name: 'Jaune' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Orange' })).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: 'Blanc' })).toHaveFocus();
  screen.getByRole('button', { name: 'Tout afficher (10)' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Orange' })).toHaveFocus();
  screen.getByRole('button', { name: 'Afficher moins' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('checkbox', { name: 'Orange' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Tout afficher (10)' })).toHaveFocus();
});
