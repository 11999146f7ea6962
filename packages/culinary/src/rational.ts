/** An exact fraction in lowest terms; the denominator is positive. Plain data, so it survives JSON. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);
// Beyond the safe integers, values are rounded to this many parts, far finer than any kitchen scale.
const FALLBACK_DENOMINATOR = 1_000_000;

function greatestCommonDivisor(left: number, right: number): number {
  let a = Math.abs(left);
  let b = Math.abs(right);
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

function greatestCommonDivisorBig(left: bigint, right: bigint): bigint {
  let a = left < 0n ? -left : left;
  let b = right < 0n ? -right : right;
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

function fromBig(numerator: bigint, denominator: bigint): Rational {
  const divisor = greatestCommonDivisorBig(numerator, denominator);
  const n = numerator / divisor;
  const d = denominator / divisor;
  if (n <= LIMIT && n >= -LIMIT && d <= LIMIT) {
    return { numerator: Number(n), denominator: Number(d) };
  }
  const scaled = (n * BigInt(FALLBACK_DENOMINATOR) + (n < 0n ? -d : d) / 2n) / d;
  if (scaled > LIMIT || scaled < -LIMIT) {
    return {
      numerator: n < 0n ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER,
      denominator: 1,
    };
  }
  return rational(Number(scaled), FALLBACK_DENOMINATOR);
}

/**
 * The fraction `numerator / denominator` in lowest terms. A decimal such as 0.1 is read by its written
 * digits, so `rational(0.1)` is exactly 1/10. Throws RangeError for a zero denominator or a value that is not finite.
 */
export function rational(numerator: number, denominator = 1): Rational {
  if (!Number.isFinite(numerator) || !Number.isFinite(denominator) || denominator === 0) {
    throw new RangeError('A rational needs a finite numerator and a denominator other than zero.');
  }
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator)) {
    return divide(fromDecimalDigits(numerator), fromDecimalDigits(denominator));
  }
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    const sign = denominator < 0 ? -1n : 1n;
    return fromBig(BigInt(numerator) * sign, BigInt(denominator) * sign);
  }
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1);
  return { numerator: numerator / divisor || 0, denominator: denominator / divisor };
}

function fromDecimalDigits(value: number): Rational {
  if (Number.isInteger(value)) return rational(value);
  const [mantissa = '0', exponentText] = value.toString().split('e');
  const [whole = '0', digits = ''] = mantissa.split('.');
  const exponent = digits.length - Number(exponentText ?? 0);
  const scaled = BigInt(whole + digits);
  return exponent >= 0
    ? fromBig(scaled, 10n ** BigInt(exponent))
    : fromBig(scaled * 10n ** BigInt(-exponent), 1n);
}

/** The exact sum of two fractions. */
export function add(left: Rational, right: Rational): Rational {
  const numerator = left.numerator * right.denominator + right.numerator * left.denominator;
  const denominator = left.denominator * right.denominator;
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)) {
    return rational(numerator, denominator);
  }
  return fromBig(
    BigInt(left.numerator) * BigInt(right.denominator) +
      BigInt(right.numerator) * BigInt(left.denominator),
    BigInt(left.denominator) * BigInt(right.denominator),
  );
}

/** The exact product of two fractions. */
export function multiply(left: Rational, right: Rational): Rational {
  const numerator = left.numerator * right.numerator;
  const denominator = left.denominator * right.denominator;
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)) {
    return rational(numerator, denominator);
  }
  return fromBig(
    BigInt(left.numerator) * BigInt(right.numerator),
    BigInt(left.denominator) * BigInt(right.denominator),
  );
}

/** The exact quotient of two fractions. Throws RangeError when the divisor is zero. */
export function divide(left: Rational, right: Rational): Rational {
  if (right.numerator === 0) throw new RangeError('A rational cannot be divided by zero.');
  const sign = right.numerator < 0 ? -1 : 1;
  return multiply(left, {
    numerator: right.denominator * sign,
    denominator: right.numerator * sign,
  });
}

/** Negative when `left` is smaller, positive when it is larger, 0 when both are equal. */
export function compare(left: Rational, right: Rational): number {
  const a = left.numerator * right.denominator;
  const b = right.numerator * left.denominator;
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a - b;
  const exactA = BigInt(left.numerator) * BigInt(right.denominator);
  const exactB = BigInt(right.numerator) * BigInt(left.denominator);
  return exactA < exactB ? -1 : exactA > exactB ? 1 : 0;
}

/** The nearest floating-point number. */
export function toNumber(value: Rational): number {
  return value.numerator / value.denominator;
}
