// Walks the elements of a picture or document, so that every text goes through the writer.

import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { basicFamilies, faceFamilies } from './fonts.ts';
import { familiesOf, written } from './written.ts';

type Props = Record<string, unknown> & { children?: ReactNode; style?: object };

/**
 * The same elements with every text as our faces can write it, and the families that it takes, in the order in which characters are looked
 * up. Elements are plain ones: no components.
 *
 * @param styleOf what the text of an element adds to its style
 */
export function writtenTree<P>(
  tree: ReactElement<P>,
  styleOf: (text: string) => object | undefined,
): { tree: ReactElement<P>; families: string[] } {
  const used = new Set(basicFamilies);
  const write = (text: string) => {
    const result = written(text);
    for (const family of familiesOf(result)) used.add(family);
    return result;
  };
  const walk = (node: ReactNode): ReactNode => {
    if (typeof node === 'string') return write(node);
    if (Array.isArray(node)) return node.map(walk);
    if (!isValidElement<Props>(node)) return node;
    if (typeof node.type === 'function')
      throw new Error('A component would hide its texts from the writer: call it as a function.');
    const { children, style, render } = node.props;
    const props: Props = {};
    // What React-PDF asks for once it knows the pages: their numbers.
    if (typeof render === 'function')
      props.render = (facts: unknown) => walk((render as (given: unknown) => ReactNode)(facts));
    const texts = [children].flat().filter((one) => typeof one === 'string');
    const added = texts.length > 0 && styleOf(texts.join(''));
    if (added) props.style = { ...style, ...added };
    const inner = Array.isArray(children) ? children.map(walk) : children === undefined ? [] : [walk(children)];
    return cloneElement(node, props, ...inner);
  };
  const result = walk(tree) as ReactElement<P>;
  return { tree: result, families: faceFamilies.map(({ family }) => family).filter((family) => used.has(family)) };
}
