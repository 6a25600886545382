// React in a turn of its own: evaluated with the shop that asks for it, both would hold the page up.
import 'react-dom/client';
