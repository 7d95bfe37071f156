/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Ways of doing the same thing, timed in turns; results as lines of comma-separated values. */
#ifndef MEASURE_H
#define MEASURE_H

#include "direct.h"

#define MIB ((size_t)1 << 20)
#define GIB ((size_t)1 << 30)
#define MOST_ROUNDS 41
#define MOST_WAYS 4

/* part, what, x: the point; way: who did it; value in the unit; and that as a multiple of the direct way's, the median of
 * the rounds, since a machine that is slow for a while is slow for all ways. */
static void row(const char *part, const char *what, size_t x, const char *way, double value, const char *unit,
                double of_direct) __attribute__((unused));
static void row(const char *part, const char *what, size_t x, const char *way, double value, const char *unit,
                double of_direct)
{
    printf("%s,%s,%zu,%s,%.5g,%s,", part, what, x, way, value, unit);
    if (of_direct > 0)
        printf("%.4f", of_direct);
    putchar('\n');
    fflush(stdout);
}

/* A value, and another of the same run where there is one. */
struct values { double value, other; };

/* Measures a point: calls `once(way, data)` for each way in turns until the seconds are over. The first way is the direct
 * one if its name says so. `other` names the other value; NULL for none. */
static void measure(const char *part, const char *what, const char *other, size_t x, const char *unit,
                    const char *const *ways, int count, double seconds, struct values (*once)(int way, void *data),
                    void *data) __attribute__((unused));
static void measure(const char *part, const char *what, const char *other, size_t x, const char *unit,
                    const char *const *ways, int count, double seconds, struct values (*once)(int way, void *data),
                    void *data)
{
    static double values[2][MOST_WAYS][MOST_ROUNDS], ratios[MOST_ROUNDS], sorted[MOST_ROUNDS];
    double end = now() + 1e9 * seconds;
    int rounds = 0, least = seconds < 0.2 ? 1 : 3, direct = strcmp(ways[0], "direct") == 0;
    /* What takes seconds needs no warming up. */
    for (int way = 0; seconds >= 0.2 && way < count; way++)
        once(way, data);
    /* Who goes first changes, as the next finds caches as the last left them. */
    do {
        for (int turn = 0; turn < count; turn++) {
            int way = (turn + rounds) % count;
            struct values both = once(way, data);
            values[0][way][rounds] = both.value;
            values[1][way][rounds] = both.other;
        }
        rounds++;
    } while (rounds < MOST_ROUNDS && (rounds < least || now() < end));
    for (int which = 0; which < (other ? 2 : 1); which++)
        for (int way = 0; way < count; way++) {
            double *of_way = values[which][way];
            for (int i = 0; direct && i < rounds; i++)
                ratios[i] = of_way[i] / values[which][0][i];
            memcpy(sorted, of_way, sizeof sorted);
            row(part, which ? other : what, x, ways[way], median(sorted, rounds), unit,
                way && direct ? median(ratios, rounds) : 0);
        }
}

#endif
