import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { secondFactorGate } from '../../shared/viewModels';
import { lazyWithMaterial } from '../theme/lazyWithMaterial';

const SecondFactorScreen = lazyWithMaterial(
  async () => (await import('../../auth/SecondFactorScreen')).SecondFactorScreen,
);

/** Shows only the second-factor screen while a second factor is required (specification §4). */
export const SecondFactorBarrier = observer(function SecondFactorBarrier({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { challenge } = useViewModel(secondFactorGate);
  return challenge === null ? children : <SecondFactorScreen />;
});
