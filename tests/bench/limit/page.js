// All that the limit page does, without a library: filter, search, sort, add, the cart, a product, Back.
const at = (id) => document.getElementById(id);
const cards = [...at('cards').children];
const names = cards.map((card) => card.querySelector('b').textContent.toLowerCase());
const cart = new Map();
let left = 0;

const add = (place) => {
  const name = place.querySelector('b, h2').textContent;
  cart.set(name, (cart.get(name) ?? 0) + 1);
  at('count').value = Number(at('count').value) + 1;
};
const show = () => {
  const kinds = [...at('kinds').querySelectorAll(':checked')].map((box) => box.value);
  const text = at('search').value.toLowerCase();
  cards.forEach((card, place) => {
    card.hidden = (kinds.length > 0 && !kinds.includes(card.dataset.kind)) || !names[place].includes(text);
  });
};
at('kinds').onchange = show;
at('search').oninput = show;
at('order').onchange = () => {
  const direction = at('order').value;
  const byPrice = (a, b) => direction * (a.dataset.price - b.dataset.price);
  at('cards').append(...(direction ? [...cards].sort(byPrice) : cards));
};
for (const id of ['cards', 'product']) {
  at(id).onclick = ({ target }) => {
    if (target.localName === 'button') add(target.parentNode);
  };
}
at('open-cart').onclick = () => {
  const lines = [...cart].map(([name, quantity]) => {
    const line = document.createElement('li');
    line.textContent = `${quantity} × ${name}`;
    return line;
  });
  at('lines').replaceChildren(...lines);
  at('cart').showModal();
};
at('close-cart').onclick = () => at('cart').close();
window.onhashchange = () => {
  const link = location.hash && document.querySelector(`#cards [href="${location.hash}"]`);
  if (link) {
    left = scrollY;
    const product = at('product');
    product.querySelector('img').src = link.querySelector('img').src;
    product.querySelector('h2').textContent = link.querySelector('b').textContent;
    for (const part of ['p', 'i'])
      product.querySelector(part).textContent = link.parentNode.querySelector(part).textContent;
  }
  at('product').hidden = !link;
  at('list').hidden = at('kinds').hidden = Boolean(link);
  scrollTo(0, link ? 0 : left);
};
