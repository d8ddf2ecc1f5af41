import {
  MouseSensor,
  TouchSensor,
  type MouseSensorOptions,
  type SensorInstance,
  type SensorProps,
  type TouchSensorOptions,
} from '@dnd-kit/core';

/** A mouse sensor for draggable elements that ignore clicks: it accepts clicks again as soon as the drag has ended. */
export class PhotoMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(acceptingClicksAfter(props, () => this));
  }
}

/** The same for touch. */
export class PhotoTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(acceptingClicksAfter(props, () => this));
  }
}

/**
 * The pointer sensors of dnd-kit stop every click on the page until 50 ms after a drag, in case the drag itself ends in
 * a click. A person who presses a button within that time would press it without effect. Photos and their handles ignore
 * clicks, so nothing has to be stopped.
 */
function acceptingClicksAfter<Options>(
  props: SensorProps<Options>,
  sensor: () => SensorInstance,
): SensorProps<Options> {
  return {
    ...props,
    onEnd: () => {
      removeDocumentListeners(sensor());
      props.onEnd();
    },
    onCancel: () => {
      removeDocumentListeners(sensor());
      props.onCancel();
    },
  };
}

/** Does at once what `AbstractPointerSensor.detach` of dnd-kit 6.3 does after 50 ms; it has no option for it. */
function removeDocumentListeners(sensor: SensorInstance): void {
  const listeners: unknown = Reflect.get(sensor, 'documentListeners');
  if (typeof listeners !== 'object' || listeners === null || !('removeAll' in listeners)) return;
  if (typeof listeners.removeAll === 'function') Reflect.apply(listeners.removeAll, listeners, []);
}
