import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const deDe: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'Was zählt',
    stopped: 'Ohne reguläres Ende',
    special: 'Regeln dieser Sportart',
    markets: 'Märkte',
    general: 'Allgemeine Regeln',
  },
  period: {
    regulation_90:
      'Es zählt die reguläre Spielzeit: 90 Minuten mit Nachspielzeit. Verlängerung und Elfmeterschießen zählen nur dafür, wer weiterkommt.',
    regulation_80:
      'Es zählt die reguläre Spielzeit: 80 Minuten mit Nachspielzeit. Die Verlängerung zählt nicht.',
    overtime_included:
      'Es zählt das ganze Spiel mit Verlängerung. Viertel und Halbzeiten zählen nur ihre eigenen Punkte.',
    extra_innings_included: 'Es zählt das ganze Spiel mit Extra-Innings.',
    whole_match: 'Es zählt das ganze Spiel, Punkt für Punkt, wie es gespielt wurde.',
    official_result: 'Es zählt das offizielle Ergebnis.',
    ring_decision: 'Es zählt das im Ring verkündete Urteil. Spätere Einsprüche ändern nichts.',
    podium: 'Es zählt die Wertung bei der Siegerehrung. Spätere Disqualifikationen ändern nichts.',
  },
  retirement: {
    no_retirement: null,
    void: 'Gibt eine Seite auf, wird zurückgezahlt, was noch nicht entschieden war, auch die Siegwette.',
    opponent_wins:
      'Gibt eine Seite auf, gewinnt der Gegner. Der Rest wird zurückgezahlt, wenn er nicht entschieden war.',
    opponent_wins_after_one_set:
      'Gibt eine Seite nach einem vollen Satz auf, gewinnt der Gegner; vorher wird die Wette auf den Sieger zurückgezahlt. Andere Wetten werden zurückgezahlt, wenn sie nicht entschieden waren.',
  },
  special: {
    in_play_handicap_from_score:
      'Beim asiatischen Live-Handicap zählen nur Tore nach der Wette. Die Gesamtzahl der Tore zählt das ganze Spiel.',
    corners_taken: 'Ecken zählen, wenn sie ausgeführt sind. Eine wiederholte Ecke zählt einmal.',
    venue_switch_void: 'Wechselt das Spiel zum Platz der Gäste, werden Wetten zurückgezahlt.',
    period_must_be_complete: 'Ein Viertel oder eine Halbzeit zählt nur, wenn zu Ende gespielt.',
    last_quarter_excludes_overtime: 'Zum 4. Viertel gehört die Verlängerung nicht.',
    tie_refunds_winner:
      'Wo kein Unentschieden angeboten ist, bringt ein Unentschieden den Einsatz zurück.',
    tie_break_is_one_game: 'Ein Tiebreak zählt als ein Spiel.',
    schedule_change_stands: 'Ein anderer Termin, Platz oder Belag annulliert keine Wette.',
    format_change_void: 'Ändert sich der Modus, werden Wetten zurückgezahlt.',
    golden_set_excluded: 'Ein Golden Set zählt nie.',
    no_contest_void: 'Ein No Contest bringt alle Einsätze zurück.',
    half_round_is_half_time:
      'Eine halbe Runde ist ihre halbe Zeit: 1:30 einer Runde von 3 Minuten. Genau an dieser Marke gewinnt „über“.',
    bell_not_answered: 'Wer zu einer Runde nicht antritt, verliert in der Runde davor.',
    disqualification_is_knockout: 'Eine Disqualifikation zählt als K. o.',
    changed_rounds_void:
      'Ändert sich vor dem Kampf die Rundenzahl, werden Wetten auf Runden und Art des Sieges zurückgezahlt.',
    technical_draw_is_draw: 'Ein technisches Unentschieden ist ein Unentschieden.',
    re_rack: 'Beginnt ein Frame neu, zählt der neue. Was entschieden war, bleibt.',
    listed_pitchers:
      'Wird ein angekündigter Starting Pitcher ersetzt, werden Wetten zurückgezahlt.',
    super_over_counts: 'Das Super Over zählt für den Sieger.',
    no_result_void:
      'Ohne offizielles Ergebnis oder bei einem Gleichstand, der bleibt, wird die Siegwette zurückgezahlt.',
    reduced_innings_void:
      'Verkürzt das Wetter ein Innings, werden offene Gesamtzahlen zurückgezahlt.',
    top_player_dead_heat: 'Beste Spieler mit gleich vielen Runs teilen den Gewinn.',
    non_starter_void:
      'Wetten auf Fahrer ohne Start werden zurückgezahlt. Startet das Rennen nicht, dann alle.',
    head_to_head_both_start:
      'Im Duell müssen beide starten. Scheiden beide aus, gewinnt, wer mehr Runden hat; bei gleichen Runden zählt die offizielle Wertung.',
    qualifying_official_times:
      'Im Qualifying zählen die offiziellen Zeiten. Spätere Strafen zählen nicht.',
    sevens_14_minutes: 'Im Siebener-Rugby dauert die reguläre Zeit 14 Minuten.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Wer zuerst ${target} hat, mit ${lead} Vorsprung, gewinnt`,
      cap === null ? '' : `, spätestens mit ${cap}`,
      decidingTarget === null ? '' : `; der Entscheidungssatz geht bis ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'Minuten' : 'Innings'
    const of = scheduled === null ? '' : ` in Spielen über ${withComma(scheduled)}`
    const ahead =
      homeAheadAmount === undefined
        ? ''
        : ` (${withComma(homeAheadAmount)}, wenn das Heimteam führt)`
    const subject = what === 'result' ? 'Der Sieger gilt' : 'Handicaps und Gesamtzahlen gelten'
    return `${subject}${of} ab ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Ein unterbrochenes Spiel, das binnen ${hours} Stunden nach dem ersten Beginn endet, zählt normal. Sonst bleibt, was entschieden war, und der Rest wird zurückgezahlt.`,
  general: (resume, amend) => [
    `Um mehr als ${resume} Stunden verlegt: Wetten werden zurückgezahlt.`,
    'Tritt eine Seite nicht an, werden alle Wetten zurückgezahlt.',
    'Falscher Teilnehmer, falsche Klasse oder falsches Geschlecht: Wetten werden zurückgezahlt.',
    'In der Kombi zählt eine annullierte Auswahl 1,00 und der Rest läuft weiter.',
    'Ein halber Gewinn zahlt den halben Einsatz zur Quote und die andere Hälfte zurück. Ein halber Verlust gibt die Hälfte zurück.',
    'Die Auszahlung wird genau berechnet und je Schein einmal gerundet, ein halber Cent nach oben.',
    'Auswahlen desselben Ereignisses passen nicht in eine Kombi.',
    'Eine Wette, die versehentlich nach Beginn oder Ergebnis angenommen wurde, wird zurückgezahlt.',
    'Was vor dem Ende entschieden ist, wird sofort bezahlt. Zählt das Tor oder der Punkt doch nicht, wird die Zahlung aufgehoben und die Wette läuft weiter.',
    `Offizielle Korrekturen ändern eine Abrechnung nur binnen ${amend} Stunden.`,
  ],
  lines: {
    quarter: 'Viertellinien teilen den Einsatz auf die zwei Nachbarlinien auf.',
    from_placement: 'Live zählt es ab dem Spielstand bei der Wette.',
    other_score: 'Andere: jeder Spielstand, der nicht in der Liste steht.',
    dead_heat:
      'Gleichstand auf dem letzten Platz zahlt anteilig: freie Plätze durch Gleichstehende.',
    tie_back: 'Ein Gleichstand bringt den Einsatz zurück.',
  },
}
