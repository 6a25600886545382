import { parseSync } from 'vite';

/** A node of the syntax tree, as far as this file reads it. */
type Node = { type: string; start: number; [key: string]: unknown };
/** Whether a child may be text, and whether it is always the same nodes. */
type Child = { isText: boolean; isFixed: boolean; props: readonly string[] };
type Component = { name: string; view: View; node: Node; props: ReadonlySet<string>; locals: ReadonlySet<string> };
/** A node of a view, and the component that it is part of. */
type Place = { node: Node; component: Component | undefined };

const NO_PROPS: ReadonlySet<string> = new Set();
const NOTHING: Child[] = [];
const FIXED_TEXT: Child[] = [{ isText: true, isFixed: true, props: [] }];
const TEXT: Child[] = [{ isText: true, isFixed: false, props: [] }];
const ELEMENTS: Child[] = [{ isText: false, isFixed: false, props: [] }];
/** One child that is one of several, or some of them. */
const oneOf = (children: Child[]): Child[] =>
  children.length === 0
    ? NOTHING
    : [
        {
          isText: children.some(({ isText }) => isText),
          isFixed: false,
          props: children.flatMap(({ props }) => props),
        },
      ];
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode);
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const isFunction = ({ type }: Node) => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type);
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');
const field = (node: Node, key: string): Node | undefined => nodesIn(node[key])[0];

/** The values that a function returns, without those of the functions in it. */
function returnsOf(node: Node): Node[] {
  const body = field(node, 'body');
  if (body === undefined) return [];
  if (body.type !== 'BlockStatement') return [body];
  const within = (inner: Node): Node[] => {
    if (isFunction(inner)) return [];
    return inner.type === 'ReturnStatement' ? nodesIn(inner.argument) : childrenOf(inner).flatMap(within);
  };
  return within(body);
}

const tagOf = (element: Node): string => nameOf(field(field(element, 'openingElement') ?? element, 'name'));
/** An expression without its parentheses. */
const bare = (node: Node): Node => {
  const inner = node.type === 'ParenthesizedExpression' ? field(node, 'expression') : undefined;
  return inner === undefined ? node : bare(inner);
};

/** Their text is never in nodes that a translator replaces. */
const TEXT_ONLY = new Set(['title', 'option', 'textarea', 'script', 'style']);

const alternativesIn = (node: Node): Node[] =>
  node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].filter(isNode) : [];
const hasKey = (element: Node): boolean =>
  nodesIn(field(element, 'openingElement')?.attributes).some(({ name }) => nameOf(name) === 'key');
const isOneTagOf = (element: Node, others: readonly Node[]): boolean =>
  others.some((other) => other !== element && tagOf(other) === tagOf(element));
const elementsIn = (node: Node): Node[] => [
  ...(node.type === 'JSXElement' ? [node] : []),
  ...childrenOf(node).flatMap(elementsIn),
];

const isMixed = (children: readonly Child[]): boolean =>
  children.length > 1 && !children.every(({ isFixed }) => isFixed);

/** Packages whose components are one element each, always the same. */
const IS_CONSTANT = /^[A-Z][A-Z_]*$/;
const ONE_ELEMENT = /^(?:lucide-react|wouter)$/;

export class View {
  readonly components = new Map<string, Component>();
  private readonly constants = new Map<string, Node | null>();
  private readonly elementProps = new Set<string>();
  readonly oneElement = new Set<string>();
  readonly places: Place[] = [];

  constructor(
    readonly file: string,
    private readonly source: string,
  ) {
    const { program, errors } = parseSync(file, source);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    if (!isNode(program)) throw new Error(`${file} has no syntax tree.`);
    this.visit(program, undefined);
  }

  private visit(node: Node, component: Component | undefined): void {
    this.note(node);
    const own = this.componentAt(node) ?? component;
    this.places.push({ node, component: own });
    for (const child of childrenOf(node)) this.visit(child, own);
  }

  /** The known meaning of a name: an icon or a link, a constant's value, or a prop that is an element. */
  private note(node: Node): void {
    const name = nameOf(node.id);
    if (node.type === 'ImportDeclaration' && ONE_ELEMENT.test(String(field(node, 'source')?.value))) {
      for (const { local } of nodesIn(node.specifiers)) this.oneElement.add(nameOf(local));
    }
    if (node.type === 'VariableDeclarator' && name !== '') {
      // Two constants of one name: neither is known.
      this.constants.set(name, this.constants.has(name) ? null : (field(node, 'init') ?? null));
    }
    if (node.type === 'TSPropertySignature') {
      const type = field(field(node, 'typeAnnotation') ?? node, 'typeAnnotation');
      if (nameOf(type?.typeName) === 'ReactElement') this.elementProps.add(nameOf(node.key));
    }
  }

  private componentAt(node: Node): Component | undefined {
    const name = nameOf(node.id);
    const body = node.type === 'VariableDeclarator' ? field(node, 'init') : node;
    if (!/^[A-Z]/.test(name) || body === undefined || !isFunction(body)) return undefined;
    const [first] = nodesIn(body.params);
    const taken = first?.type === 'ObjectPattern' ? nodesIn(first.properties) : [];
    const props = new Set(taken.map(({ key }) => nameOf(key)));
    const locals = new Set(taken.map(({ value }) => nameOf(isNode(value) && isNode(value.left) ? value.left : value)));
    const component = { name, view: this, node: body, props, locals };
    this.components.set(name, component);
    return component;
  }

  at = (start: number, words: string): string =>
    `${this.file}:${this.source.slice(0, start).split('\n').length} ${words}`;

  /** The children of a node. @param props of the component around it */
  childrenAt(node: Node, props: ReadonlySet<string>, views: Views): Child[] {
    const of = (...keys: string[]) =>
      keys.flatMap((key) => nodesIn(node[key]).flatMap((inner) => this.childrenAt(inner, props, views)));
    switch (node.type) {
      case 'JSXText':
        return /^\s*\n\s*$/.test(String(node.value)) ? NOTHING : FIXED_TEXT;
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
        return of('expression');
      case 'JSXFragment':
        return of('children');
      case 'JSXElement':
        return [{ isText: false, isFixed: views.isOneElement(tagOf(node), this), props: [] }];
      case 'JSXEmptyExpression':
        return NOTHING;
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? FIXED_TEXT : NOTHING;
      case 'TemplateLiteral':
        return nodesIn(node.expressions).length === 0 ? FIXED_TEXT : TEXT;
      case 'ConditionalExpression':
        return oneOf(of('consequent', 'alternate'));
      case 'LogicalExpression':
        return oneOf(node.operator === '&&' ? of('right') : of('left', 'right'));
      case 'ArrayExpression':
        return of('elements');
      case 'ArrowFunctionExpression':
        return oneOf(returnsOf(node).flatMap((returned) => this.childrenAt(returned, props, views)));
      case 'MemberExpression':
        return IS_CONSTANT.test(nameOf(node.object)) ? FIXED_TEXT : TEXT;
      case 'Identifier':
        return this.childrenNamed(nameOf(node), props, views);
      case 'CallExpression':
        return this.childrenOfCall(node, props, views);
      default:
        return TEXT;
    }
  }

  private childrenNamed(name: string, props: ReadonlySet<string>, views: Views): Child[] {
    if (name === 'undefined') return NOTHING;
    if (this.elementProps.has(name)) return ELEMENTS;
    if (props.has(name)) return [{ isText: false, isFixed: false, props: [name] }];
    const value = this.constants.get(name);
    if (value) return this.childrenAt(value, props, views);
    return IS_CONSTANT.test(name) ? FIXED_TEXT : TEXT;
  }

  /** A call of map, of createPortal, of a prop, or of a function of the file; any other gives text. */
  private childrenOfCall(node: Node, props: ReadonlySet<string>, views: Views): Child[] {
    const callee = field(node, 'callee');
    const [first] = nodesIn(node.arguments);
    const called = nameOf(callee);
    if (callee?.type === 'MemberExpression') {
      return nameOf(callee.property) === 'map' && first ? oneOf(this.childrenAt(first, props, views)) : TEXT;
    }
    if (called === 'createPortal' && first) return this.childrenAt(first, props, views);
    if (/^(?:createElement$|render[A-Z]|children$)/.test(called)) return ELEMENTS;
    const own = this.constants.get(called);
    return own?.type === 'ArrowFunctionExpression' ? this.childrenAt(own, props, views) : TEXT;
  }
}

export class Views {
  private readonly oneElement = new Map<Component, boolean>();
  private readonly propsBeside = new Map<Component, ReadonlySet<string>>();
  private readonly views: readonly View[];

  constructor(sources: Readonly<Record<string, string>>) {
    this.views = Object.entries(sources).map(([file, source]) => new View(file, source));
  }

  /** The component of a tag in a view: the file's own, else another file's. */
  private component(name: string, user: View): Component | undefined {
    return user.components.get(name) ?? this.views.find(({ components }) => components.has(name))?.components.get(name);
  }

  /** Whether an element is always one and the same in the page: a host's, an icon, or a component's that returns one. */
  isOneElement(tag: string, user: View): boolean {
    if (/^[a-z]/.test(tag) || user.oneElement.has(tag)) return true;
    const component = this.component(tag, user);
    if (component === undefined) return false;
    const known = this.oneElement.get(component);
    if (known !== undefined) return known;
    this.oneElement.set(component, false);
    const { node, locals, view } = component;
    const [only, ...others] = returnsOf(node).map(bare);
    const isOne =
      others.length === 0 &&
      ((only?.type === 'JSXElement' && (locals.has(tagOf(only)) || this.isOneElement(tagOf(only), view))) ||
        (only?.type === 'CallExpression' && nameOf(only.callee) === 'createElement'));
    this.oneElement.set(component, isOne);
    return isOne;
  }

  /** The places of changing text beside other nodes. */
  faults(): string[] {
    const places = this.views.flatMap((view) => view.places.map((place) => ({ view, ...place })));
    return [
      ...this.components().flatMap((component) => this.returnedText(component)),
      ...places.flatMap(({ view, node, component }) => this.mixedText(view, node, component)),
      ...places.flatMap(({ view, node }) => this.reusedText(view, alternativesIn(node))),
      ...this.components().flatMap(({ view, node }) => this.reusedText(view, returnsOf(node))),
      ...places.flatMap(({ view, node }) => this.givenText(view, node)),
    ];
  }

  private components = (): Component[] => this.views.flatMap(({ components }) => [...components.values()]);

  /** A component's text has no element: it is among the nodes around the component. */
  private returnedText({ name, view, node, props }: Component): string[] {
    return returnsOf(node)
      .filter((returned) => view.childrenAt(returned, props, this).some(({ isText }) => isText))
      .map(({ start }) => view.at(start, `${name} returns text`));
  }

  private mixedText(view: View, node: Node, component: Component | undefined): string[] {
    // A fragment can be given to a component, which shows it elsewhere.
    const tag = node.type === 'JSXElement' ? tagOf(node) : '';
    if (!/^JSX(?:Element|Fragment)$/.test(node.type) || TEXT_ONLY.has(tag)) return [];
    const children = this.childrenIn(view, node, component?.props ?? NO_PROPS);
    if (!isMixed(children)) return [];
    return children.some(({ isText }) => isText) ? [view.at(node.start, `<${tag}> has text beside other nodes`)] : [];
  }

  /** React takes one of two elements for the other where both have one tag and no key: then fixed text changes, too. */
  private reusedText(view: View, alternatives: readonly Node[]): string[] {
    const elements = alternatives.map(bare).filter(({ type }) => type === 'JSXElement');
    const reused = elements.filter((element) => !hasKey(element) && isOneTagOf(element, elements));
    return reused.flatMap(elementsIn).flatMap((element) => {
      const children = this.childrenIn(view, element, NO_PROPS);
      return children.length > 1 && children.some(({ isText }) => isText)
        ? [view.at(element.start, `<${tagOf(element)}> is a <${tagOf(element)}> with other text before: give it a key`)]
        : [];
    });
  }

  private childrenIn = (view: View, element: Node, props: ReadonlySet<string>): Child[] =>
    nodesIn(element.children).flatMap((child) => view.childrenAt(child, props, this));

  /** The props that a component shows beside other nodes: they must not be text. */
  private mixedProps(component: Component): ReadonlySet<string> {
    const known = this.propsBeside.get(component);
    if (known !== undefined) return known;
    const { view, node, props } = component;
    const groups = [
      ...returnsOf(node).map((returned) => view.childrenAt(returned, props, this)),
      ...view.places
        .filter((place) => place.component === component && place.node.type === 'JSXElement')
        .map((place) => this.childrenIn(view, place.node, props)),
    ];
    const mixed = new Set(groups.filter(isMixed).flatMap((children) => children.flatMap((child) => child.props)));
    this.propsBeside.set(component, mixed);
    return mixed;
  }

  private givenText(view: View, node: Node): string[] {
    const component = node.type === 'JSXElement' ? this.component(tagOf(node), view) : undefined;
    if (component === undefined) return [];
    const mixed = this.mixedProps(component);
    const given: [string, Node[]][] = [
      ['children', nodesIn(node.children)],
      ...nodesIn(field(node, 'openingElement')?.attributes).map((attribute): [string, Node[]] => [
        nameOf(attribute.name),
        nodesIn(attribute.value),
      ]),
    ];
    return given
      .filter(([prop, values]) => mixed.has(prop) && values.some((value) => this.isText(view, value)))
      .map(([prop]) =>
        view.at(node.start, `${component.name} shows its ${prop} beside other nodes, and here it is text`),
      );
  }

  private isText = (view: View, node: Node): boolean =>
    view.childrenAt(node, NO_PROPS, this).some(({ isText }) => isText);
}
