import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { messages } from '../messages';
import { useViewModel } from '../useViewModel';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { savedMarksViewModel } from '../viewModels';

/** The number of new results of saved searches, on links to the favourites. */
export const NewResultsBadge = observer(function NewResultsBadge() {
  const { newResults } = useViewModel(savedMarksViewModel);
  if (newResults === 0) return null;
  return (
    <>
      <Dot aria-hidden="true">{newResults > 9 ? '9+' : newResults}</Dot>
      <VisuallyHidden>{messages.newResults}</VisuallyHidden>
    </>
  );
});

/** Positioned on the icon of the link. */
const Dot = styled.span({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 'calc(50% + 4px)',
  minWidth: 18,
  boxSizing: 'border-box',
  padding: '0 5px',
  borderRadius: 999,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  color: 'var(--mb-palette-primary-contrastText)',
  backgroundColor: 'var(--mb-palette-primary-main)',
});
