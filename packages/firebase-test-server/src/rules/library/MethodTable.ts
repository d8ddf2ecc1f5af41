import type { RulesValue } from '../RulesValue';

/** The first parameter is the receiver; the number of the others is the `length` of the function. */
export type Method<Self> = (self: Self, ...parameters: RulesValue[]) => RulesValue;

export type MethodTable<Self> = Readonly<Record<string, Method<Self>>>;

/** A function of the language: `int(…)`, `math.abs(…)`. */
export type NativeFunction = (...parameters: RulesValue[]) => RulesValue;

export type NativeTable = Readonly<Record<string, NativeFunction>>;
