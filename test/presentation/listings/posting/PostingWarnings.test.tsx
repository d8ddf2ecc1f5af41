import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostingContactWarning } from '../../../../src/presentation/listings/posting/PostingWarnings';

test('a text with contact details is warned about by their kinds, another one is not', () => {
  const { rerender } = render(<PostingContactWarning text="Vélo de ville, très bon état" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PostingContactWarning text="Appelez le 06 12 34 56 78 ou écrivez à claire@exemple.fr" />);
  expect(screen.getByRole('status')).toHaveTextContent('un numéro de téléphone et une adresse e-mail');
});
