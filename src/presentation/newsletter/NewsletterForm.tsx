import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { pillLink } from '../shared/controls/buttonLook';
import { fieldLook } from '../shared/controls/fieldLook';
import { useNotify } from '../shared/notices/notify';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { above } from '../shared/page/screenWidths';
import { failureMessage, messages } from './messages';
import { newsletterViewModel } from './viewModels';

/** Made of plain elements, without Material UI: it is on the maintenance page, whose code must stay small. */
export const NewsletterForm = observer(function NewsletterForm() {
  const viewModel = useViewModel(newsletterViewModel);
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const { asksConfirmation, failure, status, unsubscribeToken } = viewModel;
  const hint = useId();
  const isInvalid = failure === 'invalid-email';
  const isSubscribed = status === 'subscribed';

  useEffect(() => {
    if (failure === null) return undefined;
    if (failure === 'invalid-email') field.current?.focus();
    const solved = new AbortController();
    const kind = failure === 'already-subscribed' ? 'info' : 'error';
    notify({ text: failureMessage(failure), kind, until: solved.signal });
    return () => solved.abort();
  }, [failure, notify]);
  useEffect(() => {
    // The button, which had the focus, has been removed.
    if (isSubscribed) thanks.current?.focus();
  }, [isSubscribed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void viewModel.submit();
  };
  return (
    // The toast of the specification (§8) answers an invalid address, not the browser in its own language.
    <Root noValidate onSubmit={submit}>
      <h2>{messages.heading}</h2>
      {isSubscribed ? (
        <p ref={thanks} tabIndex={-1} role="status">
          {messages.subscribed}
        </p>
      ) : (
        <div>
          <input
            ref={field}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-label={messages.placeholder}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? hint : undefined}
            placeholder={messages.placeholder}
            value={viewModel.email}
            onChange={(event) => viewModel.type(event.target.value)}
          />
          <button type="submit" aria-disabled={status === 'sending'}>
            {status === 'sending' ? messages.sending : messages.submit}
          </button>
          {isInvalid && (
            <p id={hint} className="failure">
              {messages.invalidEmail}
            </p>
          )}
        </div>
      )}
      {asksConfirmation && unsubscribeToken !== null && <p className="more">{messages.confirmation}</p>}
      <p className="more">
        {unsubscribeToken === null ? (
          <Link to={paths.unsubscribe()}>{messages.unsubscribe}</Link>
        ) : (
          <>
            <Link to={paths.unsubscribe(unsubscribeToken)}>{messages.unsubscribeLink}</Link>, {messages.unsubscribeHint}
          </>
        )}
      </p>
    </Root>
  );
});

const Root = styled.form({
  h2: { margin: '0 0 14px', font: 'var(--mb-font-h2)', letterSpacing: '-0.01em', textWrap: 'balance' },
  p: { margin: 0, fontSize: '1.125rem', fontWeight: 600, color: 'var(--mb-palette-success-main)' },
  '.failure': { order: 1, flexBasis: '100%', fontSize: '0.9375rem', color: 'var(--mb-palette-error-main)' },
  // Focused by the script, to be read; a ring would look like an error.
  'p[role="status"]:focus-visible': { outline: 'none' },
  '.more': { marginTop: 12, fontSize: '0.9375rem', fontWeight: 400, color: 'var(--mb-palette-text-secondary)' },
  a: { color: 'inherit' },
  div: { display: 'flex', flexWrap: 'wrap', gap: 10 },
  input: {
    ...fieldLook,
    boxSizing: 'border-box',
    flex: '1 1 220px',
    width: 'auto',
    minWidth: 0,
    height: 52,
    padding: '0 20px',
    font: 'inherit',
    '&[aria-invalid]': { borderColor: 'var(--mb-palette-error-main)' },
    '&::placeholder': { color: 'var(--mb-palette-text-secondary)', opacity: 1 },
  },
  button: {
    ...pillLink,
    flex: '1 0 132px',
    maxWidth: '100%',
    minHeight: 52,
    '&[aria-disabled="true"]': { opacity: 0.75 },
  },
  [above(600)]: { button: { flexGrow: 0 } },
});
