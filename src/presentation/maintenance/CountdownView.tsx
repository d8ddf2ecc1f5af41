import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { countdownUnits } from '../../domain/maintenance/Countdown';
import { useViewModel } from '../shared/useViewModel';
import { shadows } from '../shared/page/shadows';
import { launchLine } from './launchLine';
import { launchMessages, unitMessages } from './messages';
import { countdownViewModel } from './viewModels';

/** The time left until the launch in four tags, and a line about it. */
export const CountdownView = observer(function CountdownView({
  configuration,
}: {
  readonly configuration: AppConfiguration;
}) {
  const viewModel = useViewModel(countdownViewModel);
  useEffect(() => viewModel.start(), [viewModel]);
  const countdown = viewModel.countdownOf(configuration);
  return (
    <Root>
      {countdown.kind !== 'unannounced' && (
        <Rope role="timer" aria-label={launchMessages.countdown}>
          {countdownUnits.map((unit) => (
            <span key={unit} className="tag">
              <Digits number={countdown.left[unit]} /> <span className="unit">{unitMessages[unit]}</span>
            </span>
          ))}
        </Rope>
      )}
      <p>{launchLine(configuration, countdown)}</p>
    </Root>
  );
});

/** In smaller type beyond three digits, for which a tag has no room. */
function Digits({ number }: { readonly number: number }) {
  const digits = String(number).padStart(2, '0');
  const fontSize = digits.length > 3 ? `calc(${3 / digits.length} * var(--digits))` : undefined;
  return (
    <span className="number" style={{ fontSize }}>
      {digits}
    </span>
  );
}

const Root = styled.div({
  width: '100%',
  maxWidth: 680,
  p: { margin: '16px 0 0', textWrap: 'balance', fontWeight: 550, color: 'var(--mb-palette-text-secondary)' },
});

const Rope = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'clamp(8px, 2vw, 20px)',
  paddingTop: 30,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 4,
    height: 16,
    borderBottom: '2px solid var(--mb-palette-text-secondary)',
    borderRadius: '0 0 50% 50%',
    opacity: 0.7,
  },
  '.tag': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    boxSizing: 'border-box',
    padding: 'clamp(22px, 3vw, 28px) 4px clamp(12px, 1.6vw, 16px)',
    borderRadius: 18,
    transformOrigin: '50% -14px',
    backgroundColor: 'var(--mb-palette-background-paper)',
    boxShadow: shadows.digit,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 9,
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: 'var(--mb-palette-background-sunk)',
      boxShadow: shadows.inset,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: -14,
      width: 2,
      height: 26,
      borderRadius: 2,
      backgroundColor: 'var(--mb-palette-text-secondary)',
      opacity: 0.7,
    },
  },
  '.tag:nth-of-type(odd)': { rotate: '-1.6deg' },
  '.tag:nth-of-type(even)': { rotate: '1.4deg' },
  '--digits': 'clamp(1.875rem, 8vw, 3.75rem)',
  '.number': {
    // As high as two digits are, so that the units stand in one line.
    display: 'flex',
    alignItems: 'center',
    height: 'var(--digits)',
    fontFamily: 'var(--mb-font-display)',
    fontSize: 'var(--digits)',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mb-palette-primary-main)',
  },
  '.unit': {
    marginTop: 8,
    fontSize: 'clamp(0.8125rem, 2.2vw, 1rem)',
    fontWeight: 600,
    color: 'var(--mb-palette-text-secondary)',
  },
});
