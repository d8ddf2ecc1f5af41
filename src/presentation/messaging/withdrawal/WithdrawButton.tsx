import styled from '@emotion/styled';
import { textButton } from '../../shared/controls/buttonLook';
import { useNotify } from '../../shared/notices/notify';
import { messages, withdrawalFailures } from './messages';
import type { ShownMessage, TextField, WithdrawalViewModel } from './WithdrawalViewModel';

interface WithdrawButtonProps {
  readonly message: ShownMessage;
  readonly withdrawal: WithdrawalViewModel;
  readonly composer: TextField;
}

/** Withdraws one’s own message. It has no height of its own in its line, so that nothing moves when it goes. */
export function WithdrawButton({ message, withdrawal, composer }: WithdrawButtonProps) {
  const notify = useNotify();
  const withdraw = async () => {
    const failure = await withdrawal.withdraw(message, composer);
    if (failure !== null) notify({ text: withdrawalFailures[failure], kind: 'error' });
  };
  return (
    <Root type="button" aria-label={messages.actionName} onClick={() => void withdraw()}>
      {messages.action}
    </Root>
  );
}

const Root = styled.button({
  ...textButton,
  position: 'relative',
  height: 24,
  minHeight: 24,
  margin: '-4px 8px -4px 0',
  padding: '0 4px',
  lineHeight: 'inherit',
  // What a finger touches: 44 px high.
  '&::after': { content: '""', position: 'absolute', inset: '-10px -6px' },
});
