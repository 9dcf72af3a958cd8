// Three lint rules for texts that are translated (decision 079). Which folders they hold for is in .oxlintrc.json.

interface Node {
  type: string;
  parent: Node | null;
  [key: string]: unknown;
}

type Report = (finding: { node: Node; message: string }) => void;

/** Words that people read: a capital with a small letter after it, or several small words. */
const isWords = (text: string) =>
  !text.startsWith('/') &&
  (/^\W*(?:\p{Lu}['’]?\p{Ll}|[AI]\s)|\p{Ll}{2,}[.!?…]$/u.test(text) || isSmallWords.test(text));
/** No class names, which have hyphens, colons or digits between. */
const isSmallWords = /^\p{Ll}[\p{L}'’]*(?:,? [\p{L}'’]+)+$/u;

/** Macros whose texts are collected. */
const isMacro = /^(?:t|msg|plural|select|selectOrdinal|defineMessage|ph)$/;
const isMacroElement = /^(?:Trans|Plural|Select|SelectOrdinal)$/;

/** Attributes and properties that hold no words. */
const isWordless =
  /^(?:className|class|style|key|id|d|viewBox|href|to|src|rel|target|content|headers|autoComplete|data-draft|notKept|cause|kind|code|type|name|status|field|summary|preserveAspectRatio)$/;

/** Calls whose texts no reader sees, or that hold class names. */
const isForMachines = /^(?:cn|clsx|cva|buttonStyles|Error|AppError|RegExp|sql|eq|ne|hkdfSync|test|register)$/;

/** Methods that compare, look for elements, lock rows, write the log or describe the API. */
const isComparing =
  /^(?:meta|matches|closest|querySelector(?:All)?|startsWith|endsWith|includes|for|debug|info|warn|error)$/;

function nameOf(node: unknown): string {
  const name = (node as Node | null | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

/** Whether a text belongs to a macro, or to something that no reader sees. */
function isCovered(text: Node): boolean {
  for (let child = text, node = text.parent; node !== null; child = node, node = node.parent) {
    switch (node.type) {
      case 'TaggedTemplateExpression':
        return true;
      case 'JSXElement':
        if (isMacroElement.test(nameOf((node.openingElement as Node).name))) return true;
        break;
      case 'JSXAttribute':
        if (isWordless.test(nameOf(node.name))) return true;
        break;
      case 'CallExpression':
      case 'NewExpression':
        if (isMacro.test(nameOf(node.callee)) || isForMachines.test(nameOf(node.callee))) return true;
        if (isComparing.test(nameOf((node.callee as Node).property))) return true;
        break;
      case 'Property':
      case 'PropertyDefinition':
        if (node.key === child || isWordless.test(nameOf(node.key))) return true;
        break;
      case 'BinaryExpression':
        if (/^(?:[!=]=|in$)/.test(String(node.operator))) return true;
        break;
      default:
        if (/^(?:TS|Import|Export(?:All|Named)|SwitchCase|ThrowStatement|MemberExpression)/.test(node.type)) {
          if (!/^TS(?:As|Satisfies|NonNull)/.test(node.type) && !(node.type === 'ExportNamedDeclaration')) return true;
        }
        if (/Function/.test(node.type) && /^[A-Z]/.test(nameOf(node.id))) break;
    }
  }
  return false;
}

const inMacros = {
  create({ report }: { report: Report }) {
    const tell = (node: Node) =>
      report({ node, message: 'Words outside of a macro are not translated: t`…`, <Trans>, or say(msg`…`).' });
    const check = (node: Node, text: string) => isWords(text.trim()) && !isCovered(node) && tell(node);
    return {
      Literal: (node: Node) => typeof node.value === 'string' && check(node, node.value),
      // In an element every word is read.
      JSXText: (node: Node) => /\p{L}{2}/u.test(node.value as string) && !isCovered(node) && tell(node),
      TemplateLiteral(node: Node) {
        const quasis = node.quasis as { value: { cooked: string } }[];
        for (const { value } of quasis) check(node, value.cooked);
      },
    };
  },
};

/** `plural` of the run-time macro is a text only once it is compiled: alone it would be `[object Object]` without a build. */
const pluralInMessage = {
  create({ report }: { report: Report }) {
    return {
      CallExpression(node: Node) {
        if (nameOf(node.callee) !== 'plural') return;
        for (let around = node.parent; around !== null; around = around.parent)
          if (around.type === 'TaggedTemplateExpression' && nameOf(around.tag) === 'msg') return;
        report({ node, message: 'Without a build this is no text: write it inside of msg`…`.' });
      },
    };
  },
};

/** Texts that the specification fixes, with its straight apostrophes. */
const fixed = new Set([
  "Coach's Video Notes",
  "Coach's Video Notes: all",
  "Coach's Video Notes: the",
  "New passwords don't match.",
  "Passwords don't match",
  "Passwords Don't Match",
  "This video hasn't been analyzed yet.",
  "You've used all your messages this month. Upgrade your plan for more messages.",
  "You've used all your monthly messages",
  "Your coach hasn't set up goals for you yet...",
]);

/** The product's texts have typographic apostrophes. */
const apostrophes = {
  create({ report }: { report: Report }) {
    const check = (node: Node, text: string) => {
      if (/(?:\p{L}|^)'\p{L}|\p{L}'(?=\s|$)/u.test(text) && !fixed.has(text.trim()))
        report({ node, message: 'A text has ’ for an apostrophe, except what the specification fixes.' });
    };
    const isOfMacro = (node: Node): boolean => {
      for (let around = node.parent; around !== null; around = around.parent) {
        if (around.type === 'TaggedTemplateExpression') return isMacro.test(nameOf(around.tag));
        if (around.type === 'CallExpression' && isMacro.test(nameOf(around.callee))) return true;
        if (around.type === 'JSXElement' && isMacroElement.test(nameOf((around.openingElement as Node).name)))
          return true;
      }
      return false;
    };
    return {
      Literal: (node: Node) => typeof node.value === 'string' && isOfMacro(node) && check(node, node.value),
      JSXText: (node: Node) => isOfMacro(node) && check(node, node.value as string),
      TemplateElement: (node: Node) => isOfMacro(node) && check(node, (node.value as { cooked: string }).cooked),
    };
  },
};

export default {
  meta: { name: 'pala-texts' },
  rules: { apostrophes, 'in-macros': inMacros, 'plural-in-message': pluralInMessage },
};
