// Reads a number from a text, to the nearest bits. wasi-libc's own function brings all of its files and
// streams with it.

#include "CRuntime.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__wasm__)

// Digits behind these only say whether the number is above the ones before. Powers of ten beyond the
// largest give infinity or 0 in any case.
#define DIGITS 40
#define POWER 420
// A whole number with that many digits and that many bits more, in words of 32 bits, the lowest first.
#define WORDS 112

typedef struct Number {
  uint32_t words[WORDS];
  bool hasRest;
} Number;

static void multiply(Number *number, uint32_t factor, uint32_t carry) {
  for (int i = 0; i < WORDS; i++) {
    uint64_t product = (uint64_t)number->words[i] * factor + carry;
    number->words[i] = (uint32_t)product;
    carry = product >> 32;
  }
}

static void divide(Number *number, uint32_t divisor) {
  uint64_t rest = 0;
  for (int i = WORDS - 1; i >= 0; i--) {
    rest = rest << 32 | number->words[i];
    number->words[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  number->hasRest |= rest != 0;
}

static bool bit(const Number *number, int index) {
  return index >= 0 && (number->words[index / 32] >> (index % 32) & 1);
}

// number · 2^-shift as the nearest double; of two as near, the even one.
static double nearest(const Number *number, int shift) {
  int top = 32 * WORDS - 1;
  while (top >= 0 && !bit(number, top)) top--;
  if (top < 0) return 0;
  int exponent = top - shift;
  if (exponent > 1023) return __builtin_inf();
  // Below the least normal number there are fewer bits.
  int last = exponent < -1022 ? shift - 1074 : top - 52;
  uint64_t significand = 0;
  for (int i = top; i >= last; i--) significand = significand << 1 | bit(number, i);
  bool isAbove = number->hasRest;
  for (int i = last - 2; i >= 0 && !isAbove; i--) isAbove = bit(number, i);
  if (bit(number, last - 1) && (isAbove || significand & 1)) significand += 1;
  // A significand that became one bit longer carries into the exponent, as it must.
  uint64_t biased = exponent < -1022 ? 0 : (uint64_t)(exponent + 1022);
  uint64_t bits = (biased << 52) + significand;
  double result;
  __builtin_memcpy(&result, &bits, sizeof result);
  return result;
}

// Reads digits; returns how many powers of ten the number has to be multiplied with.
static int digits(const char **text, Number *number, bool *hasDigits) {
  int power = 0, count = 0;
  bool isFraction = false;
  for (;; (*text)++) {
    if (**text == '.' && !isFraction) {
      isFraction = true;
      continue;
    }
    unsigned digit = (unsigned)(**text - '0');
    if (digit > 9) return power;
    *hasDigits = true;
    if (count < DIGITS) {
      multiply(number, 10, digit);
      if (count > 0 || digit > 0) count++;
      power -= isFraction;
    } else {
      number->hasRest |= digit > 0;
      power += !isFraction;
    }
  }
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  Number number = {{0}, false};
  bool isNegative = *text == '-', hasDigits = false;
  if (*text == '-' || *text == '+') text++;
  int power = digits(&text, &number, &hasDigits);
  if (!hasDigits) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *start = ++text;
    bool isBelow = *text == '-';
    if (*text == '-' || *text == '+') start = ++text;
    int exponent = 0;
    for (; *text >= '0' && *text <= '9'; text++) {
      if (exponent < 100000) exponent = exponent * 10 + (*text - '0');
    }
    if (text == start) return NULL;
    power += isBelow ? -exponent : exponent;
  }
  int shift = 0;
  if (power < -POWER) number = (Number){{0}, false};
  for (; power > 0 && power <= POWER; power--) multiply(&number, 10, 0);
  if (power < 0 && power >= -POWER) {
    // More bits than the power has: those of the quotient remain.
    __builtin_memmove(&number.words[50], number.words, sizeof number.words[0] * (WORDS - 50));
    __builtin_memset(number.words, 0, sizeof number.words[0] * 50);
    shift = 1600;
    for (; power < 0; power++) divide(&number, 10);
  }
  *result = nearest(&number, shift);
  if (power > POWER && *result > 0) *result = __builtin_inf();
  if (isNegative) *result = -*result;
  return text;
}

#endif
