import styled from '@emotion/styled';
import { pillLink } from '../shared/buttonLook';
import { errorMessages } from './messages';

export function ErrorNotice() {
  return (
    <Root role="alert">
      <h1>{errorMessages.title}</h1>
      <p>{errorMessages.text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {errorMessages.reload}
      </button>
    </Root>
  );
}

const Root = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '72px 24px',
  textAlign: 'center',
  h1: { margin: 0, fontFamily: 'var(--mb-font-display)', fontSize: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem)', lineHeight: 1.15 },
  p: { margin: 0, maxWidth: '52ch' },
  button: pillLink,
});
