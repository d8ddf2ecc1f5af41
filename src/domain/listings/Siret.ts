/** A French company's establishment number: 14 digits with a Luhn check sum; spaces do not count. */
export function isSiret(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  return /^\d{14}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  let sum = 0;
  for (const [position, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}
