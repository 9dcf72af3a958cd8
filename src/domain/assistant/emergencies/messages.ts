// The fixed answer to an emergency, in the language of the question.

import type { Language } from '#domain/language/detect-language.ts';
import type { Emergency } from './detect.ts';
import type { EmergencyKind } from './signs.ts';

interface Texts {
  stop: string;
  callNow: string;
  callIfWorse: string;
  program: string;
  advice: Record<Exclude<EmergencyKind, 'self-harm'>, string>;
  /** In Markdown. */
  selfHarm: string;
}

/** Kinds that need a call at once. */
const atOnce: ReadonlySet<EmergencyKind> = new Set(['heart', 'breathing', 'stroke', 'collapse', 'bleeding', 'heat']);

const words: Record<Language, Texts> = {
  english: {
    stop: '**Stop playing now and get medical help.**',
    callNow:
      '**Call the emergency number now: 112** in Denmark, Spain and the rest of the EU, your local emergency number elsewhere.',
    callIfWorse:
      'If it is severe or gets worse, **call the emergency number: 112** in Denmark, Spain and the rest of the EU, your local emergency number elsewhere.',
    program: 'I am a program and cannot judge this. Please do not wait, and do not stay alone.',
    advice: {
      heart:
        'Sit down and rest, and tell the people around you. If anyone collapses and does not breathe normally, start chest compressions and send for the defibrillator (AED).',
      breathing:
        'Sit upright and tell the people around you. Use your inhaler or adrenaline pen if you have been prescribed one.',
      stroke: 'A drooping face, a weak arm or slurred speech can be a stroke: note the time when it began.',
      collapse:
        'Sit or lie down, away from the heat, and do not get up alone. If anyone does not respond and does not breathe normally, start chest compressions and send for the defibrillator (AED).',
      bleeding: 'Press firmly on the wound with something clean, and keep pressing until help comes.',
      head: 'Do not play again today, even if it passes, and see a doctor today. Fainting, vomiting, confusion, a headache that gets worse, weakness or trouble seeing are an emergency.',
      eye: 'Do not rub or press the eye. See an eye doctor or go to an emergency department today, even if it feels better.',
      heat: 'Get out of the sun, cool the skin with water and fan it, and sip water if you are fully awake. Confusion or fainting in the heat is life-threatening.',
      injury:
        'Do not put weight on it or stretch it. Keep it still, cool it, and go to an emergency department or a doctor today.',
    },
    selfHarm: `I am so sorry that you feel this way. You matter, and you do not have to carry this alone. I am a program: please talk to a person now, someone close to you or one of these.

- **In danger now: call 112** (EU), or your local emergency number
- Denmark: Livslinien, **70 201 201**
- Spain: **024**
- United Kingdom and Ireland: Samaritans, **116 123**
- Elsewhere: findahelpline.com

If you are worried about another person, stay with them and call for them.`,
  },
  danish: {
    stop: '**Hold op med at spille nu, og få lægehjælp.**',
    callNow: '**Ring 112 nu** (Danmark, Spanien og resten af EU; andre steder det lokale alarmnummer).',
    callIfWorse:
      'Er det alvorligt, eller bliver det værre, så **ring 112** (Danmark, Spanien og resten af EU; andre steder det lokale alarmnummer).',
    program: 'Jeg er et program og kan ikke vurdere det. Vent ikke, og vær ikke alene.',
    advice: {
      heart:
        'Sæt dig ned, hvil dig, og sig det til dem omkring dig. Falder nogen om og trækker ikke vejret normalt, så giv hjertemassage, og få hentet en hjertestarter.',
      breathing:
        'Sid oprejst, og sig det til dem omkring dig. Brug din inhalator eller adrenalinpen, hvis lægen har givet dig en.',
      stroke:
        'En hængende mundvig, en svag arm eller utydelig tale kan være et slagtilfælde: notér, hvornår det begyndte.',
      collapse:
        'Sæt eller læg dig ned, væk fra varmen, og rejs dig ikke alene. Reagerer nogen ikke og trækker ikke vejret normalt, så giv hjertemassage, og få hentet en hjertestarter.',
      bleeding: 'Pres hårdt på såret med noget rent, og bliv ved, til hjælpen kommer.',
      head: 'Spil ikke mere i dag, heller ikke hvis det går over, og bliv set af en læge i dag. Besvimelse, opkastning, forvirring, tiltagende hovedpine, kraftnedsættelse eller synsbesvær kræver hjælp straks.',
      eye: 'Gnid eller tryk ikke på øjet, og få det set af en øjenlæge eller på en skadestue i dag, også hvis det føles bedre.',
      heat: 'Kom ud af solen, køl huden med vand og luft, og drik små slurke vand, hvis du er helt vågen. Forvirring eller besvimelse i varme er livsfarligt.',
      injury: 'Støt ikke på det, og stræk det ikke. Hold det i ro, køl det, og tag på skadestuen eller til læge i dag.',
    },
    selfHarm: `Det gør mig ondt, at du har det sådan. Du betyder noget, og du skal ikke bære det alene. Jeg er et program: tal med et menneske nu, en, der står dig nær, eller en af disse.

- **Er der fare nu: ring 112**
- Danmark: Livslinien, **70 201 201**
- Spanien: **024**
- Storbritannien og Irland: Samaritans, **116 123**
- Andre steder: findahelpline.com eller det lokale alarmnummer

Er du bekymret for en anden, så bliv hos dem, og ring for dem.`,
  },
  spanish: {
    stop: '**Deja de jugar ahora y busca ayuda médica.**',
    callNow:
      '**Llama ya al 112** (España, Dinamarca y el resto de la UE; en otros países, al número de emergencias local).',
    callIfWorse:
      'Si es grave o empeora, **llama al 112** (España, Dinamarca y el resto de la UE; en otros países, al número de emergencias local).',
    program: 'Soy un programa y no puedo valorarlo. No esperes y no te quedes a solas.',
    advice: {
      heart:
        'Siéntate, descansa y avisa a quienes estén contigo. Si alguien se desploma y no respira con normalidad, empezad las compresiones torácicas y pedid el desfibrilador (DEA).',
      breathing:
        'Siéntate con la espalda recta y avisa a quienes estén contigo. Usa tu inhalador o tu autoinyector de adrenalina si te lo han recetado.',
      stroke: 'La cara caída, un brazo sin fuerza o el habla rara pueden ser un ictus: apunta a qué hora empezó.',
      collapse:
        'Siéntate o túmbate lejos del calor y no te levantes sin ayuda. Si alguien no responde y no respira con normalidad, empezad las compresiones torácicas y pedid el desfibrilador (DEA).',
      bleeding: 'Presiona con fuerza la herida con algo limpio y no sueltes hasta que llegue la ayuda.',
      head: 'No juegues más hoy, aunque se te pase, y acude hoy a un médico. Un desmayo, vómitos, confusión, dolor de cabeza que empeora, debilidad o problemas de visión son una urgencia.',
      eye: 'No te frotes ni aprietes el ojo, y que lo vea hoy un oftalmólogo o urgencias, aunque mejore.',
      heat: 'Sal del sol, refresca la piel con agua y aire, y bebe agua a sorbos si estás del todo consciente. La confusión o el desmayo por calor ponen en peligro la vida.',
      injury: 'No apoyes ni estires la zona. Mantenla quieta, aplica frío y acude hoy a urgencias o a un médico.',
    },
    selfHarm: `Siento mucho que te sientas así. Tú importas y no tienes que llevar esto a solas. Soy un programa: habla ahora con una persona, alguien cercano o una de estas ayudas.

- **Si hay peligro ahora: llama al 112**
- España: **024**
- Dinamarca: Livslinien, **70 201 201**
- Reino Unido e Irlanda: Samaritans, **116 123**
- Otros países: findahelpline.com o el número de emergencias local

Si te preocupa otra persona, quédate con ella y llama por ella.`,
  },
};

/** The answer in Markdown: what to do and who to call; for self-harm, warm words and crisis lines (docs/product.md#smashy). */
export function emergencyMessage({ kind, language }: Emergency): string {
  const { stop, callNow, callIfWorse, program, advice, selfHarm } = words[language];
  if (kind === 'self-harm') return selfHarm;
  return [stop, atOnce.has(kind) ? callNow : callIfWorse, advice[kind], program].join('\n\n');
}
