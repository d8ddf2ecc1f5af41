import styled from '@emotion/styled';
import { focusMain, MAIN_ID } from '../focus/useFocusOnNavigation';
import { messages } from '../messages';

/** The first link of the page in tab order; visible only when focused. */
export function SkipLink() {
  return (
    <Root
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        focusMain();
      }}
    >
      {messages.skip}
    </Root>
  );
}

const Root = styled.a({
  position: 'fixed',
  zIndex: 1200,
  top: 10,
  left: 10,
  padding: '12px 20px',
  borderRadius: 999,
  fontWeight: 650,
  textDecoration: 'none',
  color: 'var(--mb-palette-primary-contrastText)',
  backgroundColor: 'var(--mb-palette-primary-main)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
