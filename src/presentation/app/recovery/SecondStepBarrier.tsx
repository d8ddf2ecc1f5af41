import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { lazyWithMaterial } from '../theme/lazyWithMaterial';

const SecondStepScreen = lazyWithMaterial(async () => (await import('../../auth/SecondStepScreen')).SecondStepScreen);

/** While a second step is asked for, its screen stands in the place of all others (specification §4). */
export const SecondStepBarrier = observer(function SecondStepBarrier({ children }: { readonly children: ReactNode }) {
  const { challenge } = useViewModel('secondStepGate');
  return challenge === null ? children : <SecondStepScreen />;
});
