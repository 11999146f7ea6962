import { wordsOf } from '@larder/culinary/at-hand';

/** How well home cooks in Canada and the United States know a dish: 0 hardly anybody, 1 some, 2 many, 3 nearly everybody. */
export type Familiarity = 0 | 1 | 2 | 3;

/** Nearly everybody knows these, and many cook them. */
const KNOWN_TO_ALL = `
Alfredo Sauce
American Goulash
Angel Food Cake
Ants on a Log
Apple Crumble
Apple Fritters
Apple Pear Crisp
Apple Pie
Apple Turnovers
Applesauce
Arugula and Tomato Salad
Avocado Toast with Poached Eggs
Bacon, Lettuce and Tomato Sandwich
Bagels
Baked Apples with Raisins and Cinnamon
Baked Beans with Bacon
Baked Chicken in Mushroom Soup
Baked Egg Custard
Baked Ham with Pineapple and Cloves
Baked Macaroni and Cheese
Baked Potatoes
Baked Potatoes with Broccoli and Cheese
Baked Salmon with Lemon and Dill
Baked Sweet Potatoes
Baking Powder Biscuits with Shortening
Balsamic Vinaigrette
Banana Bread
Banana Chocolate Chip Bread
Banana Chocolate Chip Muffins
Banana Cream Pie
Banana Nut Muffins
Banana Oatmeal Breakfast Cookies
Banana Pancakes
Banana Pudding Poke Cake
Banana Split
Banana Walnut Muffins
Barbecue Chicken Sandwiches
Barbecue Meatballs
Basil Pesto
Beef Chow Mein
Beef Enchiladas
Beef Fajitas
Beef Lasagna
Beef Stroganoff
Beef Vegetable Soup
Beef and Barley Soup
Beef and Bean Burritos with Salsa
Beef and Broccoli
Beef and Carrot Stew with Potatoes
Beer Cheese Dip
Biscuits with Sausage Gravy
Black Bean and Corn Quesadillas
Bloody Mary
Blueberry Banana Bread
Blueberry Cobbler
Blueberry Muffins
Blueberry Pancakes
Blueberry Pie
Blueberry Sauce
Blueberry Waffles
Braised Brisket with Onions
Bran Muffins with Buttermilk and Dates
Bread Pudding
Broccoli Cheddar Soup
Broccoli Pasta Salad
Broccoli Salad with Bacon and Cheddar
Broccoli and Cauliflower Gratin
Brown Lentil Soup
Brown Sugar Glazed Ham
Buffalo Chicken Dip
Buffalo Chicken Sandwiches
Buffalo Chicken Wraps
Buffalo Wings
Butter Chicken
Butter Tarts
Buttered Noodles with Parmesan
Buttered Peas and Carrots
Buttered Rice Pilaf
Buttermilk Banana Bread
Buttermilk Biscuits
Buttermilk Fried Chicken
Buttermilk Pancakes
Buttermilk Ranch Dressing
Butternut Squash Soup
Cabbage Rolls in Tomato Sauce
Caesar Salad
Caffè Latte
California Rolls
Candied Yams
Caprese Salad
Caramel Apples
Caramel Apples with Pecans
Carrot Cake with Cream Cheese Frosting
Cheese Omelette
Cheese Quesadillas
Cheese Sauce
Cheeseburger Macaroni
Cheesy Garlic Bread
Cheesy Hash Brown Casserole
Chef's Salad
Cherry Cobbler
Cherry Dump Cake
Cherry Pie
Chewy Molasses Cookies
Chewy Peanut Butter Cookies
Chicken Alfredo
Chicken Burrito Bowls
Chicken Caesar Wraps
Chicken Fajitas
Chicken Fried Rice
Chicken Lettuce Wraps
Chicken Noodle Casserole
Chicken Noodle Soup
Chicken Noodle Soup from a Carcass
Chicken Parmesan
Chicken Pot Pie
Chicken Quesadillas
Chicken Salad Sandwiches
Chicken Soft Tacos with Lettuce and Tomato
Chicken Teriyaki
Chicken Vegetable Soup
Chicken and Broccoli Stir-Fry
Chicken and Dumplings
Chicken, Broccoli and Rice Casserole
Chili Dogs
Chili Mac
Chili con Carne
Chocolate Buttercream Frosting
Chocolate Cheesecake
Chocolate Chip Cookie Bars
Chocolate Chip Cookies
Chocolate Chip Muffins
Chocolate Chip Pecan Brownies
Chocolate Cupcakes
Chocolate Milkshake
Chocolate Pudding
Chocolate Pudding Pie
Chocolate-Covered Strawberries
Cinnamon Streusel Coffee Cake with Sour Cream
Cinnamon Toast
Classic Coleslaw
Classic French Toast
Classic Hamburgers
Classic Macaroni Salad
Classic Margarita
Classic Pound Cake
Classic Vinaigrette
Classic Waffles
Cold Spinach Dip with Water Chestnuts
Condensed Milk Chocolate Fudge
Cookies and Cream Cheesecake
Copper Pennies
Corn Chowder
Corn Dogs
Corn Muffins
Corn on the Cob with Butter
Cornbread Dressing
Corned Beef and Cabbage
Crab Cakes
Cranberry Muffins
Cream Cheese Brownies
Cream Cheese Frosting
Cream of Broccoli Soup
Cream of Potato Soup
Cream of Tomato Soup with Basil
Cream of Wheat
Creamy Caesar Dressing
Creamy Chocolate Fudge
Creamy Oatmeal with Maple and Raisins
Creamy Potato Salad
Creamy Rice Pudding
Crisp Chicken Tenders
Crisp Rice Squares
Crispy Smashed Potatoes
Crunchy Beef Tacos
Crustless Spinach and Cottage Cheese Quiche
Dark Chocolate Mousse
Devilled Eggs
Dill Pickle Dip
Dinner Rolls
Double Chocolate Cookies
Double-Layer Pumpkin Pie
Egg Drop Soup
Egg Salad Sandwiches
Egg and Cheese Breakfast Sandwiches
Eggplant Parmesan
Eggs Benedict
English Muffin Pizzas
Fettuccine Alfredo
Fish and Chips
Flaky Pie Crust
Fluffy Pancakes
Four-Cheese Pizza
French Fries
French Onion Dip
French Onion Soup
Fresh Lemonade
Fresh Strawberry Pie
Fried Shrimp
Fudgy Brownies
Garden Vegetable Soup
Garlic Bread
Garlic Croutons
General Tso's Chicken
German Chocolate Cake
Gin and Tonic
Gingerbread Cookies
Gingersnaps
Glazed Doughnuts
Glazed Meatloaf
Graham Cracker Crust
Greek Salad
Green Bean Casserole
Green Bean Casserole with Mushroom Soup
Grilled Cheese Sandwiches
Grilled Chicken Salad
Grilled Corn on the Cob
Grilled Ham and Cheese Sandwiches
Grilled Salmon
Ground Beef Tacos
Ground Beef and Broccoli
Ground Beef and Mixed Vegetable Soup
Ground Beef and Tater Tot Casserole
Ground Beef and Zucchini Skillet
Guacamole
Ham and Cheddar Omelette
Ham and Potato Soup
Ham and Swiss Omelette
Ham and Swiss Sliders with Mustard Butter
Hawaiian Pizza
Home Fries with Peppers
Honey Almond Granola with Coconut
Honey Garlic Chicken
Honey Mustard Dressing
Honey Walnut Shrimp
Honey-Glazed Carrots
Hot Chocolate
Hot Cocoa Mix
Hot Corn Dip
Hot Fudge Sauce
Hot Turkey Sandwiches with Gravy
Hummus
Iced Cinnamon Rolls
Iced Coffee
Italian Dressing
Italian Sausage and Peppers
Italian Submarine Sandwiches
Jalapeño Popper Dip
Jelly Doughnuts
Key Lime Pie
Lamb Shepherd's Pie
Lasagna with Meat Sauce and Ricotta
Leftover Chicken Noodle Soup
Lemon Bars
Lemon Garlic Roast Chicken with Potatoes
Lemon Loaf
Lemon Lush
Lemon Meringue Pie
Lemon Poppy Seed Muffins
Loaded Nachos
Loaded Potato Skins
Loaded Potato Soup
Macaroni Salad with Tomatoes and Cucumber
Macaroni and Cheese with Broccoli
Macaroni and Cheese with Hot Dogs
Mandarin Orange Salad with Sugared Almonds
Mango Smoothie
Margherita Pizza
Marinara Sauce
Mashed Potatoes
Mashed Sweet Potatoes
Mayonnaise
Meatball Subs
Mexican Hot Chocolate
Mild Bean and Cheese Burritos
Mimosa
Minestrone
Mixed Berry Pie
Mixed Berry Smoothie
Mixed Green Salad with Lemon Dijon Dressing
Mojito
Monkey Bread with Biscuit Dough
Mozzarella Sticks
Mushroom and Cheddar Omelette
Nanaimo Bars
New England Clam Chowder
New York Cheesecake
No-Bake Cheesecake
No-Bake Chocolate Oat Cookies
Oatmeal Raisin Cookies
Old Fashioned
One-Bowl Chocolate Cake
Onion Dip from a Soup Mix
Onion Rings
Onion Soup Mix Roasted Potatoes
Open-Faced Tuna Melts
Orange Chicken
Oven Barbecue Ribs
Oven Beef Stew with Carrots and Turnips
Oven Potato Wedges
Oven-Baked Fish and Chips
Overnight Oats with Berries
Pan-Seared Steak with Garlic Butter
Parsley Potatoes
Patty Melts
Peach Cobbler
Peach Crisp
Peach Pie
Peanut Butter Banana Smoothie
Peanut Butter Banana Toast
Peanut Butter Fudge
Peanut Butter Noodles
Pecan Pie
Penne with Tomatoes and Spinach
Pepperoni Pizza
Perfect Hard-Boiled Eggs
Philly Cheesesteaks
Pico de Gallo
Pigs in Blankets
Pineapple Upside-Down Cake
Pizza Dough
Piña Colada
Plain Scrambled Eggs
Pork Chops in Mushroom Soup Gravy
Pork Fried Rice
Portobello Burgers
Poutine
Pulled Pork Sandwiches
Pumpkin Banana Bread
Pumpkin Bread
Pumpkin Pie
Pumpkin Pie Spice
Queso Dip
Ramen Noodle Cabbage Salad
Raspberry Vinaigrette
Red Velvet Cake
Refried Beans
Refrigerator Dill Pickles
Restaurant Salsa
Reuben Sandwiches
Rhubarb Dump Cake
Rhubarb Pie
Roast Beef with Pan Gravy
Roast Chicken with Lemon, Sage and Rosemary
Roast Pork Loin with Garlic and Rosemary
Roast Turkey
Roasted Asparagus with Lemon and Garlic
Roasted Broccoli with Lemon
Roasted Brussels Sprouts and Sweet Potatoes
Roasted Cauliflower
Roasted Green Beans
Roasted Potatoes and Carrots
Root Beer Float
Rosemary Roast Potatoes
Rotisserie Chicken Pot Pie
S'mores
Sage and Onion Stuffing
Salisbury Steak
Salted Edamame
Sausage and Cheddar Breakfast Casserole
Sausage and Egg Muffins
Sautéed Mushrooms and Onions
Sautéed Mushrooms with Thyme
Sautéed Peppers, Onions and Mushrooms
Scalloped Potatoes
Scrambled Eggs with Chives
Seafood Chowder
Seven Layer Taco Dip
Sheet-Pan Roasted Vegetables
Shortbread
Shredded Chicken Tacos with Lime
Shredded Hash Browns
Shrimp Alfredo
Shrimp Cocktail with Horseradish Sauce
Shrimp Scampi Linguine
Skillet Cornbread
Sloppy Joes
Slow Cooker Barbecue Beef
Slow Cooker Beef Pot Roast with Onion Soup Mix
Slow Cooker Chicken and Gravy
Slow Cooker Honey Garlic Chicken
Slow Cooker Macaroni and Cheese
Slow Cooker Ranch Pork Chops
Smash Cheeseburgers
Smoked Salmon Bagels
Snickerdoodles
Southern Fried Cabbage with Bacon
Southern Sweet Tea
Spaghetti Bolognese
Spaghetti Carbonara
Spaghetti and Meatballs
Spinach and Artichoke Dip
Split Pea and Carrot Soup with Thyme
Steamed Broccoli with Lemon Butter
Stovetop Macaroni with Three Cheeses
Stovetop Popcorn
Strawberries and Cream
Strawberry Banana Smoothie
Strawberry Milkshake
Strawberry Rhubarb Crisp
Strawberry Rhubarb Oat Crisp
Strawberry Shortcake
Stuffed Bell Peppers with Beef and Rice
Sugar Cookies
Summer Fruit Salad
Sunday Pot Roast with Parsnips and Rosemary
Swedish Meatballs
Sweet Potato Casserole with Pecan Streusel
Sweet Potato Fries with Smoky Ketchup
Sweet Potatoes with Marshmallows
Sweet and Sour Chicken
Taco Salad
Taco Seasoning
Tartar Sauce
Teriyaki Chicken Wings
Teriyaki Pork Chops
Teriyaki Sauce
Thai Peanut Chicken
Thousand Island Dressing
Three-Bean Salad
Tiramisu
Tofu and Vegetable Stir-Fry
Tomato Bruschetta
Tomato Sandwiches
Tomato and Avocado Salad
Tomato and Feta Salad
Trail Mix
Tuna Casserole with Mushroom Soup
Tuna Noodle Casserole
Tuna Pasta Salad
Tuna Salad Sandwiches
Turkey Carcass Soup
Turkey Club Sandwiches
Turkey Gravy
Turkey Meatloaf
Turkey Noodle Soup
Twice-Baked Potatoes
Tzatziki
Vanilla Buttercream Frosting
Vanilla Cupcakes
Vanilla Ice Cream
Vanilla Milkshake
Vanilla Pudding
Vegetable Fried Rice
Vegetable Pizza
Vegetable Soup
Vegetable Stir-Fry with Broccoli and Peppers
Vinegar Coleslaw
Weeknight Meat Sauce
Whipped Cream
Whiskey Sour
White Birthday Cake with Vanilla Frosting
White Chicken Chili
White Rice on the Stove
White Sandwich Bread
Whole Berry Cranberry Sauce
Whole Wheat Bread
Yellow Birthday Cake
Yellow Split Pea Soup with Ham
Yogurt Parfait with Granola and Berries
Zucchini Bread with Walnuts
Zucchini Stuffing Casserole`;

/** These are in general cookbooks and on many menus. */
const KNOWN_TO_MANY = `
Acorn Squash Stuffed with Sausage and Apple
Acorn Squash Stuffed with Sausage and Sage
Acorn Squash Stuffed with Turkey and Cranberries
Acorn Squash with Brown Sugar
Ahi Poke Bowl
Albondigas Soup
Almond Biscotti
Almond Butter Oat Balls
Almond Croissants with Pastry Cream
Alphabet Vegetable Soup
Ambrosia Salad
Angel Food Cake with Strawberries
Angel Hair with Tomatoes, Garlic and Basil
Antipasto Pasta Salad
Antipasto Skewers
Aperol Spritz
Apple Bread Pudding
Apple Brown Betty
Apple Cinnamon Muffins
Apple Cinnamon Porridge
Apple Cranberry Crisp
Apple Cranberry Pie
Apple Dumplings in Puff Pastry
Apple Pancakes
Apple Pie with Cheddar
Apple Strudel
Apple Walnut Loaf
Apple and Almond Butter Toast
Apple and Cheddar Grilled Cheese
Applesauce Oat Muffins
Apricot Chicken
Arancini
Arnold Palmer
Arroz con Gandules
Arroz con Pollo
Artichoke Garlic Bread
Arugula Salad with Lemon and Parmesan
Arugula Salad with Pears, Blue Cheese and Candied Walnuts
Asparagus Gratin with Brie
Asparagus and Lemon Risotto
Asparagus and Parmesan Frittata
Asparagus with Hollandaise
Asparagus with Mushrooms
Avocado BLT
Açaí Bowl
Aïoli
BLT Dip
Baba Ganoush
Baby's Apple Purée
Baby's Avocado Mash
Baby's Banana Oat Pancakes
Baby's French Toast Fingers
Baby's Oatmeal with Pear
Baby's Pea Purée
Baby's Soft Vegetable Sticks
Baby's Sweet Potato Purée
Baby's Yogurt with Peach
Bacon Biscuits
Bacon Cheeseburger Meatloaf
Bacon Ranch Pasta Salad
Bacon and Cheddar Egg Cups
Bacon and Cheese Pull-Apart Bread
Bacon and Egg Fried Rice
Bacon and Eggs
Bacon and Potato Frittata
Bacon and Spinach Frittata
Bacon, Egg and Cheese Rolls
Bacon, Potato and Egg Hash
Bacon-Wrapped Chicken Breasts
Bacon-Wrapped Dates
Bacon-Wrapped Jalapeño Poppers
Bacon-Wrapped Little Smokies
Bacon-Wrapped Shrimp
Bacon-Wrapped Venison Roast
Bacon-Wrapped Water Chestnuts
Baked Apple Oatmeal
Baked Apples with Cranberries and Pecans
Baked Brie with Cranberries and Pecans
Baked Brie with Honey and Walnuts
Baked Cheese Grits
Baked Cheesecake with Raspberries
Baked Chicken Legs with Potatoes and Onions
Baked Chicken Meatballs with Parmesan
Baked Chickpeas with Tomatoes and Feta
Baked Eggs in Avocado
Baked Feta Pasta
Baked Haddock with Cheddar Crumbs
Baked Jalapeño Poppers
Baked Oatmeal with Peaches and Pecans
Baked Pasta with Beef, Spinach and Ricotta
Baked Pork Chops with Brown Sugar Apples
Baked Ravioli with Marinara
Baked Salmon with Mayonnaise and Mustard
Baked Salmon with Zucchini and Tomatoes
Baked Sausage, Peppers and Potatoes
Baked Spaghetti
Baked Tilapia with Zucchini and Tomatoes
Baked Trout with Lemon, Dill and New Potatoes
Baked Ziti with Italian Sausage
Balsamic Chicken
Balsamic Roasted Carrots
Balsamic Roasted Peppers
Banana Buttermilk Pancakes
Banana Cake from a Cake Mix
Banana Chocolate Chip Pancakes from a Mix
Banana Nice Cream
Banana Oat Chocolate Chip Cookies
Banana Oat Pancakes
Banana Pudding Cups
Banana Pudding with Vanilla Wafers
Bananas Foster
Bangers and Mash
Banh Mi with Lemongrass Pork
Barbecue Chicken Drumsticks
Barbecue Chicken Pizza
Barbecue Dry Rub
Barbecue Meatloaf Muffins
Barbecue Pork Chow Mein
Barley Pilaf with Mushrooms
Basil Lemonade
Basque Cheesecake
Bean and Egg Breakfast Wraps
Beans and Wieners
Beef Barbacoa
Beef Birria Tacos
Beef Bone Broth
Beef Bourguignon
Beef Braciole
Beef Bulgogi
Beef Chimichangas
Beef Empanadas
Beef Lo Mein
Beef Pho
Beef Shawarma
Beef Stew with Dumplings
Beef Stew with Red Wine and Potatoes
Beef Stew with Sweet Potatoes
Beef Tips in Mushroom Gravy
Beef Wellington with Mushrooms
Beef and Cabbage Soup
Beef and Macaroni Casserole with Cheddar
Beef and Macaroni Soup
Beef and Rutabaga Stew
Beef and Stout Stew
Beef and Vegetable Kebabs
Beef with Black Bean Sauce
Beer Can Chicken
Beer Cheese Soup
Beet Salad with Goat Cheese and Walnuts
Beignets
Bibimbap
Biscuit Doughnuts
Bison Burgers with Swiss Cheese
Black Bean Burgers
Black Bean Dip
Black Bean Stuffed Peppers
Black Bean Tacos with Avocado
Black Bean and Rice Burrito Bowls
Black Bean and Rice Burritos
Black Bean and Sweet Potato Chili
Black Forest Cake
Black Forest Trifle
Black-Eyed Peas with Ham
Blackberry Cobbler
Blackberry Crisp
Blackened Salmon with Mango Salsa
Blini with Smoked Salmon
Blondies with Butterscotch Chips
Bloody Caesar
Blue Cheese Burgers
Blue Cheese Dressing
Blue Cheese Dressing with Iceberg Wedges
Bluebarb Pie
Blueberry Baked Oatmeal
Blueberry Buckle
Blueberry Buttermilk Coffee Cake
Blueberry Crisp
Blueberry Jam
Blueberry Oat Smoothie
Blueberry Pancakes from a Mix
Blueberry Yogurt Popsicles
Boiled Dinner with Ham and Cabbage
Boiled Lobster with Garlic Butter
Bok Choy and Mushroom Stir-Fry
Borscht
Boston Cream Pie
Bouillabaisse
Bourbon Barbecue Sauce
Braised Lamb Shanks with Red Wine
Braised Red Cabbage with Apple
Bran Cereal Muffins
Bread Pudding with Whiskey Sauce
Bread and Butter Pickles
Breakfast Pizza with Sausage and Eggs
Breakfast Tacos with Egg and Avocado
Brie and Apple in Puff Pastry
Brioche
Brisket Braised in Red Wine and Tomatoes
Broccoli Cheese Casserole
Broccoli Salad with Raisins and Sunflower Seeds
Broccoli and Cheddar Egg Muffins
Broccoli and Cheddar Quiche
Broccoli and Cheddar Strata
Broccoli and Rice Casserole
Broccoli and Ricotta Pizza
Broccoli and Stilton Soup
Broiled Lobster Tails
Broth from a Roast Chicken Carcass
Brown Sugar Dijon Salmon
Bruschetta Chicken
Brussels Sprouts with Bacon and Maple
Brussels Sprouts with Chestnuts
Bubble Tea
Buckwheat Pancakes
Buffalo Cauliflower
Buffalo Chicken Salad
Buffalo Chicken Soup
Buffalo Sauce
Burger Sauce
Butter Tart Squares
Buttered Carrots with Dill
Buttered Peas with Mint
Butternut Squash and Apple Soup with Sage
Butternut Squash and Chickpea Curry
Butternut Squash and Corn Soup
Butterscotch Haystacks
Butterscotch Pudding
Béarnaise Sauce
Béchamel Sauce
Bûche de Noël
Cabbage Roll Soup
Cabbage Soup
Cabbage and Ground Beef Skillet
Cacio e Pepe
Caffè Mocha
Cajun Chicken Linguine
Cajun Pan-Fried Fish
Cajun Seasoning
Cajun Shrimp Boil
Cajun Shrimp Pasta
Cake Pops
Caldo de Pollo
Calzones with Ricotta and Salami
Candied Bacon with Pecans
Candied Orange Peel
Cannoli Cream
Cape Codder
Caprese Panini
Caprese Skewers
Caramel Apple Pie
Caramel Apple Sundaes
Caramel Corn with Peanuts
Caramel Pecan Turtle Cheesecake
Caramelized Onion Dip
Carne Asada Tacos
Carrot Banana Bread
Carrot Ginger Soup with Orange
Carrot Raisin Muffins
Carrot and Raisin Salad
Carrot, Ginger and Coconut Soup
Carrots Glazed with Orange and Ginger
Cashew Chicken
Cauliflower Cheddar Soup
Cauliflower Cheese
Cauliflower Fried Rice
Cauliflower and Chickpea Curry
Cauliflower and Potato Gratin with Cheddar
Cauliflower with Buttered Crumbs
Cedar-Plank Salmon
Celery Stuffed with Cream Cheese
Challah
Champagne Punch
Chana Masala
Cheddar Cheese Soup
Cheddar Garlic Drop Biscuits
Cheddar Hash Browns with Fried Eggs
Cheddar and Pecan Cheese Ball
Cheese Enchiladas
Cheese Fondue
Cheese Scones
Cheese Soufflé
Cheeseburger Soup
Cheesy Chicken, Rice and Broccoli
Cheesy Ham and Potato Bake
Cherry Cheesecake Squares
Cherry Crisp
Cherry Pudding Trifle
Chewy Granola Bars
Chicago Deep-Dish Pizza
Chicken Adobo
Chicken Bacon Ranch Pasta
Chicken Bacon Ranch Tater Tot Casserole
Chicken Biryani
Chicken Breasts Baked with Ranch, Bacon and Cheddar
Chicken Breasts Stuffed with Apple Stuffing
Chicken Breasts with Asparagus and Lemon
Chicken Burgers
Chicken Cacciatore
Chicken Caesar Pasta Salad
Chicken Chile Verde
Chicken Chop Suey
Chicken Cordon Bleu
Chicken Corn Chowder
Chicken Divan
Chicken Enchiladas with Red Sauce
Chicken Francese
Chicken Gnocchi Soup
Chicken Gyros
Chicken Katsu
Chicken Katsu Curry
Chicken Korma
Chicken Kyiv
Chicken Livers with Bacon and Onions
Chicken Lo Mein
Chicken Marsala
Chicken Milanese
Chicken Nachos
Chicken Nugget Parmesan Bake
Chicken Pad Thai
Chicken Paprikash
Chicken Parmesan Subs
Chicken Pasta Salad with Fruit
Chicken Pesto Pasta
Chicken Pho
Chicken Piccata
Chicken Pitas with Cucumber Yogurt Sauce
Chicken Pot Pie with Puff Pastry
Chicken Salad with Cranberries and Walnuts
Chicken Salad with Grapes and Pecans
Chicken Satay
Chicken Souvlaki
Chicken Spaghetti Casserole
Chicken Stew with Potatoes and Carrots
Chicken Tamales
Chicken Taquitos
Chicken Tetrazzini
Chicken Thighs with Mushrooms and Rice
Chicken Tikka Masala
Chicken Tinga Tostadas
Chicken Tortellini Soup with Spinach
Chicken Tortilla Soup
Chicken Vesuvio
Chicken and Bell Pepper Stir-Fry
Chicken and Black Bean Burritos
Chicken and Broccoli Alfredo Bake
Chicken and Cabbage Stir-Fry
Chicken and Cauliflower Bake with Cheddar
Chicken and Leek Pie
Chicken and Mushroom Risotto
Chicken and Potato Curry with Coconut Milk
Chicken and Potato Hash
Chicken and Rice Casserole with Mushrooms
Chicken and Rice Skillet with Peas and Carrots
Chicken and Sausage Gumbo
Chicken and Snow Pea Stir-Fry
Chicken and Stuffing Bake
Chicken and Waffles
Chicken and Wild Rice Casserole
Chicken and Wild Rice Soup with Cream
Chicken and Zucchini Stir-Fry
Chicken in Mole
Chicken in White Wine Cream Sauce
Chicken with Artichokes and Lemon
Chicken with Asparagus and Mushrooms
Chicken with Black Bean Sauce
Chicken with Forty Cloves of Garlic
Chicken with Mango Salsa
Chicken with Peppers and Onions
Chicken with Spinach and Mushrooms in Cream
Chicken with Spinach and Tomatoes
Chicken à la King
Chicken, Broccoli and Cheddar Skillet
Chile Colorado
Chile Verde
Chiles Rellenos
Chiles Rellenos Casserole
Chili Cheese Fries
Chili with Tomato Juice
Chili-Rubbed Steak Tacos with Avocado
Chili-Stuffed Baked Potatoes
Chimichurri
Chinese Chicken Salad with Crisp Noodles
Chinese Hot Pot
Chocolate Almond Overnight Oats
Chocolate Babka
Chocolate Banana Bread
Chocolate Banana Smoothie
Chocolate Bark with Pretzels
Chocolate Cookies with Peanut Butter Chips
Chocolate Corn Flake Nests
Chocolate Cream Pie
Chocolate Crinkle Cookies
Chocolate Eclair Icebox Cake
Chocolate Fondue
Chocolate Ganache
Chocolate Hazelnut and Banana Toast
Chocolate Malted Milkshake
Chocolate Mayonnaise Cake
Chocolate Sandwich Cookie Balls
Chocolate Soufflés
Chocolate Sour Cream Bundt Cake
Chocolate Stout Cake
Chocolate Wafer Icebox Cake
Chocolate Zucchini Bread
Chocolate Zucchini Cake
Chocolate Éclairs
Chopped Liver
Chorizo Breakfast Burritos
Christmas Pudding
Churros
Cilantro Lime Rice
Cilantro Lime Shrimp
Cilantro Lime Tilapia
Cinnamon Apple Cake
Cinnamon Bun French Toast Bake
Cinnamon Raisin Bread
Cinnamon Sugar Muffins
Citrus Salad with Mint
Clam Dip
Clam Pizza
Classic Ceviche
Classic Daiquiri
Classic Scones
Cobb Salad
Cocktail Meatballs
Cocktail Sausages in Grape Jelly and Chili Sauce
Coconut Butternut Squash Soup
Coconut Chicken Curry with Basil
Coconut Chickpea Curry
Coconut Cream Pie
Coconut Layer Cake
Coconut Macaroons
Coconut Macaroons Dipped in Chocolate
Coconut Oat Cookies
Coconut Rice
Coconut Shrimp with Orange Dipping Sauce
Cod and Corn Chowder
Cod with Lemon and Capers
Cola Cake
Cold Brew Coffee
Cold Cut Sandwiches on Rye
Cold Sesame Noodles
Coleslaw Dressing
Collard Greens with Ham
Collard Greens with Smoked Turkey
Concord Grape Jelly
Confetti Squares
Cooked Eggnog
Coq au Vin
Corn Casserole from a Muffin Mix
Corn Chip Chili Pie
Corn Flake Crusted Fish
Corn Fritters
Corn Pudding
Corn Salad with Lime and Cilantro
Corn Salsa
Corn Tortillas
Corn and Bacon Chowder
Corn and Tomato Salad with Basil
Corn, Tomato and Avocado Salad
Cornbread Dressing from a Muffin Mix
Cornbread Salad
Corned Beef Hash
Corned Beef Hash with Mashed Potatoes
Corned Beef and Potato Cakes
Corned Beef and Swiss Melts on Rye
Cornish Hens with Wild Rice Stuffing
Cornmeal Catfish with Buttermilk Slaw
Cosmopolitan
Cottage Cheese Egg Bites
Cottage Cheese Lasagna
Cottage Cheese Toast with Tomato
Cottage Cheese with Peaches
Cottage Pie
Cottage Pie with Mixed Vegetables and Gravy
Country-Fried Steak with Cream Gravy
Country-Style Pork Ribs
Couscous Salad with Black Beans
Cowboy Beans
Cowboy Caviar
Cowboy Cookies
Crab Melts
Crab Rangoon
Crab Salad Rolls
Crab-Stuffed Mushrooms
Cranberry Apple Chutney
Cranberry Orange Cream Scones
Cranberry Orange Loaf
Cranberry Orange Relish
Cranberry Party Punch
Cranberry Pot Roast
Cranberry Upside-Down Cake
Cream Biscuits
Cream Cheese Brownies from a Mix
Cream Cheese Crescent Bars
Cream Cheese Fruit Dip with Marshmallow
Cream Cheese Mashed Potatoes
Cream Cheese with Pepper Jelly
Cream Cheese with Shrimp and Cocktail Sauce
Cream Puffs
Cream of Asparagus Soup
Cream of Cauliflower Soup
Cream of Celery Soup
Cream of Chicken and Celery Soup
Cream of Mushroom Soup with Sherry
Cream of Pea Soup
Cream of Spinach Soup
Cream of Zucchini Soup
Creamed Chicken and Peas
Creamed Chicken over Egg Noodles
Creamed Chipped Beef on Toast
Creamed Leeks
Creamed New Potatoes and Peas
Creamed Pearl Onions
Creamed Peas
Creamed Spinach
Creamed Spinach with Bacon
Creamy Cucumber Salad
Creamy Mushroom Chicken
Creamy Polenta
Creamy Polenta with Mushrooms
Creamy Salmon Pasta with Peas
Creamy Shrimp and Spinach Pasta
Creamy Spinach Chicken Pasta
Creamy Taco Pasta
Creamy Tuna and Pea Pasta
Creamy Vegetable Soup
Crisp Roasted Chickpeas
Crispy Ranch Chicken
Croissant Breakfast Bake with Strawberries
Croque Madame
Croque Monsieur
Crudités with Yogurt Dip
Crumb Cake
Crustless Quiche with Spinach, Mushrooms and Swiss
Crème Brûlée
Crêpes Suzette
Crêpes with Lemon and Sugar
Cuba Libre
Cuban Sandwiches
Cucumber Raita
Cucumber Tea Sandwiches
Cucumber and Avocado Salad
Cucumber and Onion Salad in Vinegar
Cucumber and Tomato Salad with Italian Dressing
Cucumber, Tomato and Onion Salad
Cucumber, Tomato and Radish Salad
Curried Chicken Salad with Grapes
Curried Chutney Chicken
Curried Lentil Soup
Curried Sweet Potato Soup
Curry Powder
Currywurst
Custard Pie
Dark Chocolate Chunk Cookies with Sea Salt
Dark Chocolate Truffles
Dark Fruitcake with Brandy
Date Nut Bread
Date Squares
Denver Omelette
Devil's Food Cake with Marshmallow Icing
Devilled Eggs with Bacon
Dill Vegetable Dip
Dirt Pudding with Sandwich Cookies
Dirty Rice
Dolmades
Dried Fruit Compote
Drunken Noodles with Chicken
Dry Martini
Duck à l'Orange
Dulce de Leche
Dutch Baby with Apples
Dutch Baby with Berries
Egg Drop Soup with Corn
Egg Foo Young
Egg Fried Rice with Peas
Egg Roll in a Bowl
Egg White Bites with Spinach and Mushrooms
Egg White Omelette with Spinach and Tomato
Egg and Pepper Sandwiches
Egg in a Hole
Eggplant Rollatini
Eggs Florentine
Eggs in Purgatory
Eggs with Spinach and Feta
Endive Spears with Blue Cheese and Walnuts
English Muffin Bread
English Muffins
Espresso Martini
Esquites
Everyday Chicken Curry
Everyday Vegetable Curry
Falafel in Pita
Farro with Sausage and Mushrooms
Filet Mignon with Béarnaise
Fish Stick Tacos
Fish Stock
Fish Tacos with Lime Slaw
Flan
Flank Steak with Mushroom Sauce
Flour Tortillas
Flourless Chocolate Cake
Flourless Peanut Butter Cookies
Fluffernutter
Four-Bean Salad
French Apple Tart
French Baguettes
French Bread Pizza
French Dip Sandwiches
French Dressing
French Herb Omelette
French Silk Pie
Fresh Plum Tomato Sauce
Fresh Spring Rolls with Peanut Sauce
Fried Apples
Fried Bologna Sandwiches
Fried Cabbage and Potatoes
Fried Calamari with Garlic Mayonnaise
Fried Green Tomatoes
Fried Honey Bananas
Fried Kielbasa and Eggs with Potatoes
Fried Oysters
Fried Peanut Butter and Banana Sandwich
Fried Pickles
Fried Zucchini
Frosted Banana Sheet Cake
Frosted Cocoa Walnut Brownies
Frosted Pumpkin Bars
Frozen Piña Colada with Ice Cream
Frozen Strawberry Daiquiris
Frozen Strawberry Margarita
Fruit Pizza on a Sugar Cookie Crust
Fruit Salad with Vanilla Pudding
Fruit Salad with Yogurt Dip
Fry Sauce
Full English Breakfast
Funnel Cakes
Garden Salad with Lemon Dressing
Garden Vegetable Chili
Garlic Bok Choy
Garlic Butter Steak Bites
Garlic Herb Butter
Garlic Knots
Garlic Parmesan Wings
Garlic Roasted Mushrooms
Gazpacho
German Potato Salad with Bacon
Ginger Soy Chicken
Ginger Tea with Lemon and Honey
Glazed Ham Steaks with Pineapple
Glazed Kielbasa Bites
Glazed Pearl Onions
Gluten-Free Chocolate Chip Cookies
Gluten-Free Pancakes
Gnocchi with Sage Butter
Goat Cheese and Roasted Red Pepper Pizza
Grape Jelly Meatballs
Grapefruit and Avocado Salad
Gratin Dauphinois
Greek Chicken Thighs and Potatoes with Lemon
Greek Dressing
Greek Lemon Chicken with Oregano
Greek Lemon Potatoes
Greek Yogurt with Peaches and Walnuts
Green Bean and Tomato Salad
Green Beans Amandine
Green Beans with Bacon
Green Beans with Lemon and Parsley
Green Beans with Mushrooms
Green Beans with Tomatoes and Garlic
Green Goddess Dressing
Green Salad with Sun-Dried Tomatoes and Pine Nuts
Green Smoothie with Kale and Pineapple
Green Tea Ice Cream
Grilled Peaches with Honey
Grilled Shrimp with Lemon and Basil
Grilled Vegetable Platter
Ground Beef Stroganoff
Ground Beef and Green Bean Stir-Fry
Ground Beef and Potato Skillet with Cheddar
Ground Beef and Wild Rice Casserole
Ground Turkey and Pepper Skillet
Ground Turkey and Rice Skillet with Tomatoes
Haddock Fish Cakes
Halibut with Herb Butter
Halibut with Lemon Caper Butter
Ham Bone and Navy Bean Soup
Ham Fried Rice
Ham Hock and Cabbage Soup
Ham Salad Sandwiches
Ham and Cauliflower Gratin
Ham and Cheddar Strata
Ham and Cheese Croissants
Ham and Cheese Pasta Bake
Ham and Cheese Pinwheel Wraps
Ham and Cheese Puff Pastry
Ham and Cheese Quiche
Ham and Corn Chowder with Cheddar
Ham and Pickle Roll-Ups
Ham and Pineapple Sliders
Ham and Swiss Breakfast Strata
Ham and White Bean Soup
Ham, Broccoli and Cheddar Pasta
Ham, Broccoli and Cheddar Quiche
Ham, Potato and Pepper Hash with Eggs
Hamburger Pie
Hamburger Soup
Hamburger Steaks with Onion Gravy
Hamburger Stroganoff with Mushroom Soup
Hasselback Potatoes
Hawaiian Chicken with Pineapple
Hawaiian Macaroni Salad
Herb-Crusted Rack of Lamb
Herb-Roasted Chicken Breasts with Carrots
Herbed Couscous
Hollandaise Sauce
Homemade Fish Sticks
Homemade Hamburger Buns
Homemade Ketchup
Homemade Marshmallows
Homemade Sauerkraut
Honey Cornbread with Sour Cream
Honey Garlic Pork Chops
Honey Garlic Ribs
Honey Garlic Salmon with Bok Choy
Honey Garlic Shrimp
Honey Mustard Chicken Strips
Honey Oat Whole Wheat Bread
Honey Roasted Nuts
Honey Soy Chicken Thighs
Honey Soy Chicken Wings
Honey Sriracha Chicken Thighs
Hoppin' John
Horseradish Mashed Potatoes
Horseradish Sauce
Hot Crab Dip
Hot Cross Buns
Hot Fudge Pudding Cake
Hot Mulled Cider
Hot Pepper Jelly
Hot Pork Sandwiches with Gravy
Hot Reuben Dip
Hot Roast Beef Sandwiches with Gravy
Hot Toddy
Hot and Sour Soup
Huevos Rancheros
Hummus and Vegetable Pita Pockets
Hush Puppies
Impossible Cheeseburger Pie
Instant Ramen with Egg and Spinach
Irish Coffee
Irish Cream Liqueur
Irish Lamb Stew
Irish Soda Bread
Irish Tea Brack
Italian Beef Sandwiches
Italian Chicken and Zucchini Skillet
Italian Meatloaf with Marinara and Mozzarella
Italian Rice Pie
Italian Sausage and Lentil Soup
Italian Sausage and Mushroom Risotto
Italian Sausage and Pepper Hoagies
Italian Sausage and Zucchini Skillet
Italian Seasoning
Italian Wedding Soup
Jalapeño Cheddar Cornbread with Bacon
Jalapeño Cornbread
Jamaican Beef Patties
Jamaican Curry Chicken
Jambalaya
Japanese Beef Curry
Jerk Chicken Thighs
Johnnycakes
Juicy Lucy Burgers
Jägerschnitzel
Kale Chips
Kale Salad with Mango and Avocado
Kansas City Barbecue Sauce
Kheer
Kielbasa, Sauerkraut and Potato Skillet
Kimchi Fried Rice with Eggs
Kippers with Butter and Toast
Korean Fried Chicken
Korean Ground Beef Rice Bowls
Kung Pao Chicken
Lamb Chops with Lemon Couscous
Lamb Chops with Rosemary and Garlic
Lasagna Soup
Layered Chocolate Pudding Dessert
Leek and Gruyère Quiche
Leek and Potato Soup
Leftover Cabbage Roll Soup
Leftover Chicken and Rice Skillet with Peppers
Leftover Chili under Cornbread
Leftover Mashed Potato Pancakes
Leftover Pork Fried Rice
Leftover Pork Tacos with Onion and Cilantro
Leftover Roast Beef Cottage Pie
Leftover Roast Beef Pot Pie
Leftover Roast Beef Stroganoff
Leftover Roast Lamb Shepherd's Pie
Leftover Roasted Vegetable Frittata
Leftover Roasted Vegetable Soup
Leftover Steak Sandwiches with Arugula and Blue Cheese
Leftover Turkey Curry
Leftover Turkey Fried Rice
Lemon Blueberry Loaf
Lemon Butter Chicken Cutlets
Lemon Cake Mix Cookies
Lemon Chicken
Lemon Curd
Lemon Drizzle Cake
Lemon Icebox Pie
Lemon Pepper Chicken Breasts
Lemon Pepper Chicken Drumsticks
Lemon Pepper Salmon
Lemon Pepper Wings
Lemon Raspberry Muffins
Lemon Ricotta Pancakes
Lemon Shortbread
Lemon Sugar Cookies
Lemon Tart
Lemon-Lime Soda Pound Cake
Lentil Salad with Celery and Balsamic
Lentil Soup with Spinach and Lemon
Lentil Vegetable Soup
Light Rye Bread with Caraway
Lima Beans with Ham Hock
Lime Gelatin Salad with Pineapple and Cottage Cheese
Limeade
Linguine with Canned Clams
Linguine with Clams
Linguine with Shrimp, Asparagus and Mushrooms
Liver and Onions
Liver with Bacon and Onion Gravy
Loaded Baked Potato Salad
Loaded Mashed Potato Balls
Lobster Bisque
Lobster Rolls
Long Island Iced Tea
Loose Meat Sandwiches
Lunch Box Banana Oat Muffins
Lunch Box Pasta Salad with Ham and Peas
Lyonnaise Potatoes
Macaroni and Tomatoes
Madeleines
Mai Tai
Mango Chicken Curry
Mango Chutney
Mango Lassi
Mango Milkshake
Mango Pineapple Smoothie
Mango Salsa
Mango Sorbet
Mango Sticky Rice
Manhattan
Manhattan Clam Chowder
Manicotti with Spinach in Marinara
Maple Baked Beans
Maple Mustard Chicken Thighs
Maple Mustard Pork Chops
Maple Mustard Salmon with Asparagus
Maple Pecan Granola
Maple Pecan Pie
Maple Roasted Butternut Squash
Maple Soy Salmon
Mapo Tofu
Marble Cake
Marinated Flank Steak
Marinated Mushrooms
Marinated Vegetable Salad
Marshmallow Fudge with Walnuts
Masala Chai
Mashed Carrots and Rutabaga
Mashed Cauliflower
Mashed Turnips
Matcha Latte
Matzo Ball Soup
Meatball Heroes with Mozzarella
Meatball Sliders
Meatball Stroganoff
Meatballs and Egg Noodles in Mushroom Gravy
Meatballs in Gravy with Mashed Potatoes
Meatloaf Sandwiches
Meatloaf with Onion Soup Mix
Mediterranean Chickpea Salad
Memphis Dry-Rub Pork Ribs
Meringue Cookies
Mexican Red Rice
Mexican Street Corn
Microwave Mug Brownie
Million Dollar Spaghetti
Millionaire's Shortbread
Mince Pies
Mini Cheesecakes with Vanilla Wafers
Mint Julep
Miso Soup with Tofu and Wakame
Miso-Glazed Salmon with Broccoli
Mississippi Mud Bars
Mississippi Pot Roast
Mixed Berry Crumble
Molten Chocolate Cakes
Mongolian Beef
Monkey Bread
Monster Cookies
Monte Cristo Sandwich
Montréal Bagels
Montréal Smoked Meat Sandwich
Moo Goo Gai Pan
Moose Stew
Morning Glory Muffins
Moscow Mule
Moussaka
Muffin-Pan Meatloaves
Mulled Wine
Mushroom Barley Soup
Mushroom Cream Pasta
Mushroom Gravy
Mushroom Marinara
Mushroom Risotto
Mushroom Stroganoff
Mushroom Swiss Melts
Mushroom, Spinach and Swiss Omelette
Mussels Marinara
Mussels in White Wine
Mustard Pork Tenderloin with Green Beans
Naan
Naan Pizzas with Mushrooms
Napa Cabbage Kimchi
Nashville Hot Chicken
Nectarine and Blackberry Cobbler
Negroni
Niçoise Salad
No-Bake Banana Cream Cheese Pie
No-Bake Cherry Cheese Pie
No-Bake Chocolate Cheesecake
No-Bake Date and Nut Bars
No-Bake Pineapple Pie
No-Knead Crusty Bread
No-Peek Chicken and Rice
Oatmeal Butterscotch Cookies
Old-Fashioned Cocoa Fudge with Peanut Butter
Old-Fashioned Gingerbread
One-Bowl Walnut Brownies
One-Pot Garlic Chicken and Rice
Onion Frittata
Onion Gravy
Orange Beef
Orange Marmalade
Orzo with Zucchini and Tomatoes
Osso Buco with Gremolata
Oven Bacon with Brown Sugar
Oven Barbecue Chicken
Oven Pot Roast with Onion Soup Mix
Oven-Fried Buttermilk Chicken with Corn Flakes
Overnight French Toast Casserole
Oxtail Soup
Oyster Stew
Oysters Rockefeller
Pad See Ew
Pad Thai with Shrimp
Painkiller
Palmiers
Pan-Fried Bannock
Pan-Fried Cabbage with Smoked Sausage
Pan-Fried Sole with Lemon Butter
Pan-Fried Trout with Lemon and Dill
Pan-Seared Salmon with Dill Yogurt
Pan-Seared Sea Bass with Lemon Butter
Paneer Jalfrezi
Panko-Crusted Baked Haddock
Parmesan Risotto
Parmesan Roasted Potatoes with Garlic and Herbs
Parmesan Tilapia
Parmesan-Crusted Pork Chops
Party Snack Mix
Pasta Primavera
Pasta Salad with Cherry Tomatoes and Bocconcini
Pasta e Fagioli
Pasta with Asparagus and Parmesan
Pasta with Sausage and Fennel
Pasta with Summer Squash and Mushrooms
Pastry Cream
Pavlova with Berries
Pea Salad with Bacon and Cheddar
Peach Batter Cobbler
Peach Bellini
Peach Ice Cream
Peach Jam
Peach Salsa
Peach Smoothie
Peach Upside-Down Cake
Peach and Blueberry Crisp
Peach and Raspberry Crumble
Peameal Bacon Sandwiches
Peanut Blossoms
Peanut Brittle
Peanut Butter Buckeyes
Peanut Butter Chocolate Bars
Peanut Butter Chocolate Chip Pancakes
Peanut Butter Crisp Rice Bars
Peanut Butter Cup Ice Cream
Peanut Butter Granola Bars
Peanut Butter Oat Balls
Peanut Butter Oatmeal Chocolate Chip Cookies
Peanut Butter Overnight Oats
Peanut Butter Pie
Peanut Butter and Banana Wraps
Peanut Butter and Jelly Sandwiches
Peanut Dipping Sauce
Peanut Noodles with Chicken and Cucumber
Pear Crisp with Ginger and Oats
Pear Pie
Pear, Walnut and Blue Cheese Salad
Peas with Pearl Onions
Pecan Pie Bars
Pecan Pralines
Pecan Snowball Cookies
Pecan Sticky Buns
Penne all'Arrabbiata
Penne alla Vodka
Penne in Creamy Tomato Sauce with Peas
Penne with Asparagus, Mushrooms and Sun-Dried Tomatoes
Penne with Broccoli and Garlic
Penne with Italian Sausage and Peppers
Penne with Sausage and Kale
Pepper Steak Stir-Fry
Peppermint Bark
Peppermint Hot Chocolate
Perogies with Bacon and Onions
Perogies with Bacon and Sauerkraut
Perogy and Kielbasa Skillet
Pesto Chicken Pizza
Pesto Chicken with Tomatoes and Mozzarella
Pesto Flatbreads with Feta
Pesto Pasta with Shrimp
Pickled Beets
Pickled Eggs
Pickled Green Beans
Pickled Jalapeños
Pimento Cheese
Pineapple Casserole with Cheddar
Pineapple Cherry Dump Cake
Pineapple Fried Rice
Pineapple Mango Salsa
Pinto Beans with Ham Hock
Pistachio Baklava
Pistachio Fluff
Pita Bread
Pizza Burgers
Pizza Casserole with Pepperoni
Pizza Pinwheels
Poached Chicken Breasts
Poached Salmon with Herb Mayonnaise
Pollo Guisado
Poor Man's Steak
Popcorn Balls
Popovers
Poppy Seed Chicken Casserole
Poppy Seed Dressing on Spinach and Strawberries
Porcupine Meatballs
Pork Carnitas
Pork Chops Baked with Apple Stuffing
Pork Chops in Tomato Sauce
Pork Chops with Apples and Cabbage
Pork Chops with Apples and Onions
Pork Chops with Peppers and Tomato
Pork Egg Rolls
Pork Gyoza
Pork Gyros with Tzatziki
Pork Lo Mein
Pork Miso Ramen
Pork Pot Stickers
Pork Roast with Sauerkraut and Potatoes
Pork Schnitzel
Pork Souvlaki
Pork Stroganoff
Pork Tamales with Red Chile
Pork Tenderloin with Roasted Sweet Potatoes
Pork Tonkatsu
Pork and Broccoli Stir-Fry
Pork and Green Bean Stir-Fry
Potato Bacon Chowder
Potato Croquettes
Potato Dinner Rolls
Potato Kugel
Potato Latkes
Potato Samosas
Potato and Cheddar Pierogi
Potato and Leek Gratin
Potato, Leek and Bacon Soup
Potatoes O'Brien
Poutine with Frozen Fries
Pozole Rojo
Prime Rib and Barley Soup with Mushrooms
Prosciutto and Melon
Prosciutto-Wrapped Asparagus
Puff Pastry Twists with Parmesan and Paprika
Pulled Pork Enchiladas
Pulled Pork Macaroni and Cheese
Pulled Pork Nachos
Pulled Pork Poutine
Pulled Pork Quesadillas
Pulled Pork Sandwiches with Apple Slaw
Pumpkin Baked Oatmeal
Pumpkin Banana Smoothie
Pumpkin Bread with Cranberries and Pecans
Pumpkin Butter
Pumpkin Cheesecake Bars
Pumpkin Cheesecake with Gingersnap Crust
Pumpkin Chocolate Chip Muffins
Pumpkin Cookies with Cream Cheese Icing
Pumpkin Oat Muffins
Pumpkin Oatmeal
Pumpkin Roll
Pumpkin Scones with Dried Cranberries
Pumpkin Soup
Pumpkin Spice Pancakes
Pâté Chinois
Quiche Lorraine
Quick Corn and Clam Chowder
Quick Maple Baked Beans with Salt Pork
Quick Pickled Red Onions
Quinoa Salad with Avocado and Pomegranate
Quinoa and Black Bean Salad
Quinoa-Stuffed Peppers with Black Beans
Rachel Sandwiches
Raisin Butter Tarts from Frozen Shells
Ranch Roasted Potatoes
Ranch Seasoning Mix
Raspberry Cream Cheese Coffee Cake
Raspberry Freezer Jam
Raspberry Jam Oat Bars
Raspberry Pie
Raspberry Sorbet
Ratatouille
Ravioli in Mushroom Cream
Red Beans and Rice with Andouille
Red Cabbage Slaw with Apple
Red Enchilada Sauce
Red Sangria
Red Velvet Cupcakes
Refried Bean Tostadas
Refried Bean and Cheese Enchiladas
Rhubarb Cake
Rhubarb Muffins
Rhubarb Oat Crisp
Rhubarb Upside-Down Cake
Rhubarb and Ginger Crumble
Rice Pilaf with Bell Peppers
Rice and Black Beans with Fried Plantains
Ricotta Cheesecake
Ricotta Gnocchi
Rigatoni with Sausage and Tomato Cream
Rigatoni with Sausage, Peas and Cream
Roast Beef Hash
Roast Beef Tenderloin with Garlic and Herbs
Roast Beef and Horseradish Sandwiches
Roast Beef and Mushroom Gravy over Noodles
Roast Chicken with Lemon, Rosemary and Root Vegetables
Roast Cornish Hens with Lemon and Thyme
Roast Leg of Lamb with Garlic and Rosemary
Roast Pork Loin with Potatoes and Carrots
Roast Pork Tenderloin with Apples and Onions
Roast Prime Rib with Horseradish Cream
Roast Turkey Breast with Lemon Pepper and Herbs
Roast Turkey Breast with Sage Butter
Roasted Beets
Roasted Beets and Carrots
Roasted Bell Peppers with Garlic
Roasted Brussels Sprouts with Apples and Pancetta
Roasted Brussels Sprouts with Balsamic
Roasted Butternut Squash with Sage and Balsamic
Roasted Carrots and Parsnips
Roasted Cherry Tomatoes
Roasted Eggplant
Roasted Eggplant with Peppers and Onions
Roasted Garlic
Roasted Potatoes and Onions
Roasted Pumpkin
Roasted Pumpkin Seeds
Roasted Red Pepper Dip
Roasted Red Pepper Hummus
Roasted Red Pepper Soup
Roasted Root Vegetables
Roasted Tomato Soup
Roasted Turnips
Roasted Zucchini
Roasted Zucchini, Squash and Asparagus
Rocky Road
Root Vegetable Soup
Rosemary Focaccia
Rotini Salad with Italian Dressing
Royal Icing
Rugelach with Apricot and Walnuts
Rum Balls
Rum Punch
Russian Dressing
Rémoulade
Rösti
S'mores Bars
Saag Paneer
Saffron Rice
Salmon Burgers
Salmon Cakes
Salmon Croquettes with Saltines
Salmon Quiche
Salmon Salad Sandwiches
Salsa Chicken
Salsa Verde with Tomatillos
Salted Caramel Sauce
Saltine Toffee
Sausage Cheese Balls
Sausage Queso Dip
Sausage Rolls
Sausage and Cream Cheese Stuffed Mushrooms
Sausage and Egg Biscuits
Sausage and Pepper Pizza
Sausage and Pepper Stromboli
Sausage and Rice Skillet with Peppers and Tomatoes
Sausage and Wild Rice Casserole
Sausage, Apple and Herb Bread Stuffing
Sausage, Kale and White Bean Soup
Sausages with Apples and Onions
Sautéed Broccoli with Garlic
Sautéed Cabbage
Sautéed Kale with Garlic
Sautéed Peppers and Onions
Sautéed Spinach and Mushrooms
Sautéed Spinach with Garlic
Sautéed Swiss Chard with Garlic
Sautéed Zucchini and Summer Squash
Scallion Pancakes
Scalloped Corn
Scalloped Potatoes with Ham
Scrambled Eggs with Cream Cheese and Chives
Scrambled Eggs with Sausage and Peppers
Scrambled Eggs with Smoked Salmon
Screwdriver
Seafood Cocktail Sauce
Seafood Gumbo
Seafood Paella
Sesame Chicken
Sesame Ginger Dressing
Seven Layer Bars
Seven Layer Salad with Peas and Bacon
Shakshuka
Shandy
Sheet-Pan Bratwurst with Cabbage and Potatoes
Sheet-Pan Chicken Fajitas
Sheet-Pan Chicken Shawarma
Sheet-Pan Chicken Thighs with Carrots and Potatoes
Sheet-Pan Chicken with Broccoli and Sweet Potatoes
Sheet-Pan Drumsticks with Potatoes and Green Beans
Sheet-Pan Kielbasa and Potatoes
Sheet-Pan Pork Chops with Potatoes and Green Beans
Sheet-Pan Pork Chops with Sweet Potatoes and Brussels Sprouts
Sheet-Pan Salmon with Asparagus and Baby Potatoes
Sheet-Pan Salmon with Green Beans and Potatoes
Sheet-Pan Sausage with Broccoli and Potatoes
Sheet-Pan Sausages and Peppers
Sheet-Pan Sausages with Brussels Sprouts and Apples
Sheet-Pan Steak with Potatoes and Asparagus
Sherbet Ginger Ale Punch
Sherry Trifle
Shirley Temple
Short Ribs Braised in Red Wine
Short Ribs Braised in Stout
Shrimp Ceviche
Shrimp Creole
Shrimp Fried Rice
Shrimp Lo Mein
Shrimp Pasta Salad
Shrimp Po' Boys
Shrimp Quesadillas
Shrimp Tacos with Avocado
Shrimp Wonton Soup
Shrimp and Broccoli in Garlic Sauce
Shrimp and Grits
Shrimp and Pineapple Skewers
Shrimp and Sausage Gumbo
Shrimp and Vegetable Stir-Fry
Shrimp and Vegetable Tempura
Shrimp Étouffée
Singapore Noodles
Sirloin Steak with Mushrooms and Pan-Fried Potatoes
Siu Mai
Skillet Beef Macaroni
Skillet Corn with Bacon and Peppers
Skillet Creamed Corn
Skillet Lasagna
Skillet Turkey Burgers
Slow Cooker Beer-Braised Beef Sandwiches
Slow Cooker Kalua Pork with Cabbage
Slow Cooker Peanut Clusters
Slow Cooker Root Beer Pulled Pork
Slow Cooker Salsa Verde Pork
Slow Cooker Turkey Breast with Gravy
Slow-Baked Apple Butter
Smoked Salmon Cucumber Bites
Smoked Salmon Dip with Capers and Dill
Smoked Salmon Fettuccine
Smoked Sausage and Noodle Casserole
Smoked Sausage and Pepper Skillet
Smoked Sausage, Cabbage and Potato Soup
Smoked Sausage, Cabbage and Potatoes
Smoky Black Bean Soup
Smoky Oven Brisket
Smothered Chicken in Onion Gravy
Smothered Pork Chops
Snow Crab Legs with Garlic Butter
Soft Butter Caramels
Soft Garlic Breadsticks
Soft Pretzels
Soft-Boiled Eggs with Toast Soldiers
Sole Florentine
Sopa de Fideo
Sopapilla Cheesecake Bars
Sour Cream Apple Pie with Streusel
Sour Cream Banana Bread
Sour Cream Pound Cake
Southern Fried Catfish
Southern Fried Okra
Southwest Chicken Salad
Southwest Chicken and Corn Soup
Spaghetti Aglio e Olio
Spaghetti Pie
Spaghetti Salad
Spaghetti Squash Alfredo
Spaghetti Squash with Meat Sauce
Spaghetti Squash with Meatballs
Spaghetti Squash with Tomato and Parmesan
Spaghetti alla Puttanesca
Spaghetti with Beef and Mushroom Sauce
Spaghetti with Mushrooms and Spinach
Spam and Egg Fried Rice
Spam and Eggs
Spanakopita
Spiced Candied Pecans and Almonds
Spinach Alfredo Pizza
Spinach Artichoke Casserole
Spinach Artichoke Chicken Bake
Spinach Salad with Balsamic and Pine Nuts
Spinach Salad with Cranberries and Walnuts
Spinach Salad with Strawberries and Pecans
Spinach and Bacon Quiche
Spinach and Banana Smoothie
Spinach and Cheddar Omelette
Spinach and Cheddar Quiche
Spinach and Feta Frittata
Spinach and Feta Turnovers
Spinach and Mushroom Enchiladas
Spinach and Mushroom Quesadillas
Spinach and Ricotta Lasagna Roll-Ups
Spinach and Ricotta Lasagne
Spinach and Sun-Dried Tomato Chicken
Squash and Cheddar Casserole
Steak Diane
Steak Frites
Steak Marinade
Steak Pizzaiola
Steak Quesadillas
Steak Salad with Blue Cheese
Steak Sandwiches with Horseradish Cream
Steak and Eggs
Steak and Onion Sandwiches
Steak and Pepper Rice Bowls
Steak au Poivre
Steak with Blue Cheese Butter
Steak with Lemon Parsley Butter
Steakhouse Mushrooms
Steamed Pork Buns
Stewed Tomatoes
Stewed Zucchini and Tomatoes
Sticky Toffee Pudding
Stir-Fried Snow Peas with Ginger
Stir-Fry Sauce
Stollen
Strawberry Bread
Strawberry Cream Cheese Tart in Puff Pastry
Strawberry Mango Smoothie
Strawberry Mint Lemonade
Strawberry Mousse
Strawberry Pretzel Dessert
Strawberry Refrigerator Jam
Strawberry Rhubarb Cobbler
Strawberry Rhubarb Jam
Strawberry Rhubarb Pie
Strawberry Sauce
Strawberry Stuffed French Toast
Strawberry Yogurt Popsicles
Stuffed Mushrooms
Stuffed Pepper Soup
Stuffed Portobello Mushrooms with Mozzarella
Stuffed Shells with Ground Beef and Ricotta
Stuffed Shells with Spinach and Ricotta
Succotash
Sun-Dried Tomato Pesto
Sunshine Salad
Sweet Potato Biscuits
Sweet Potato Bread
Sweet Potato Gnocchi
Sweet Potato Hash with Eggs
Sweet Potato Pie
Sweet Potato and Black Bean Enchiladas
Sweet Potato and Black Bean Quesadillas
Sweet Potato and Black Bean Tacos
Sweet Potato, Black Bean and Corn Skillet
Sweet Potato, Chickpea and Spinach Curry
Sweet and Sour Chicken Nuggets
Sweet and Sour Pork
Sweet and Sour Sauce
Swiss Steak
Tabbouleh
Taco Rice Skillet
Taco Soup with Ranch Seasoning
Tacos al Pastor
Taffy Apple Salad
Tamale Pie
Tandoori Chicken
Tapenade
Tapioca Pudding
Tarte Tatin
Tater Tot Breakfast Casserole
Tequila Lime Chicken
Tequila Sunrise
Teriyaki Beef Stir-Fry
Teriyaki Beef and Pineapple Skewers
Teriyaki Chicken Bowls
Teriyaki Chicken with Stir-Fry Vegetables
Teriyaki Meatballs
Teriyaki Salmon Rice Bowls
Texas Sheet Cake
Thai Basil Chicken
Thai Green Curry with Chicken
Thai Iced Tea
Thai Red Curry with Beef
Thai Red Curry with Chicken
Thai Red Curry with Tofu
Thai Shrimp Curry
Thai Yellow Curry with Chicken
Three-Bean Chili
Three-Berry Salad with Mint
Tilapia with Lemon and Capers
Tiropita
Toasted Bagels with Cream Cheese and Tomato
Toasted Ravioli
Toffee Apple Dip
Tofu Fried Rice
Tofu Scramble with Peppers
Tofu and Broccoli Stir-Fry
Tom Collins
Tom Yum Goong
Tomato Basil Spaghetti
Tomato Salad with Red Onion
Tomato and Carrot Soup
Tortellini Alfredo with Broccoli
Tortellini Soup with Sausage
Tortellini with Ham and Peas
Tortellini with Pesto and Tomatoes
Tortellini with Spinach and Tomatoes
Tortilla Bake with Beef and Salsa
Tortilla Pinwheels with Ham and Cream Cheese
Totchos
Tourtière
Tres Leches Cake
Tropical Fruit Salad with Lime and Honey
Tropical Smoothie
Trout with Bacon
Tuna Steaks with Tomatoes and Basil
Tuna and Rice Casserole with Corn
Turkey Carcass Soup with Wild Rice and Cream
Turkey Enchiladas
Turkey Hash
Turkey Lettuce Cups
Turkey Meatballs in Marinara with Mozzarella
Turkey Nachos with Refried Beans
Turkey Noodle Casserole
Turkey Pot Pie with Mixed Vegetables
Turkey Sausage and Lentil Soup
Turkey Stuffed Peppers
Turkey Taco Soup
Turkey Tacos
Turkey Tetrazzini
Turkey and Barley Soup
Turkey and Rice Soup
Turkey and White Bean Chili
Turkey and Wild Rice Soup
Turkey, Brie and Cranberry Sandwiches
Turkey, Stuffing and Cranberry Sandwiches
Turkey, Stuffing and Gravy Casserole
Turtle Bars
Twenty-Minute Coconut Chicken Curry
Twice-Baked Potato Casserole
Two-Ingredient Banana Pancakes
Unstuffed Pepper Skillet
Vanilla Bean Custard Cups
Vanilla Chia Pudding with Berries
Vanilla Chiffon Cake
Vanilla Panna Cotta with Raspberries
Veal Marsala
Veal Parmesan
Veal Scaloppine with White Wine and Lemon
Veal Stew
Vegan Macaroni and Cheese
Vegetable Barley Soup
Vegetable Broth
Vegetable Chow Mein
Vegetable Lasagne with Broccoli
Vegetable Pakoras
Vegetable Pizza on Crescent Dough
Vegetable Pot Pie
Vegetable Quiche with Broccoli and Swiss
Vegetarian Chili with Lentils and Corn
Venison Burgers
Venison Chili
Virgin Mojito
Virgin Piña Colada
Wacky Chocolate Cake
Waldorf Salad
Walnut Baklava
Walnut Cake
Walnut Pesto
Walnut Shortbread
Walnut Snowballs
Warm Bacon and Cream Cheese Dip
Warm Goat Cheese Salad
Warm Spinach Salad with Bacon
Watermelon Salad with Mint and Lime
Watermelon and Feta Salad
Watermelon and Tomato Salad
Watermelon, Peach and Strawberry Salad
Wedge Salad
White Bean and Spinach Soup
White Chicken Enchiladas
White Chicken Lasagna
White Chocolate Cranberry Oatmeal Cookies
White Chocolate Macadamia Cookies
White Chocolate Pistachio Bark
White Chocolate Raspberry Cheesecake
White Layer Cake with Lemon Filling
White Pizza with Spinach and Ricotta
White Russian
White Sangria with Peaches
Whole Wheat Banana Muffins with Honey
Whole Wheat Pancakes
Whoopie Pies with Vanilla Filling
Wiener Schnitzel
Wild Rice Pilaf
Wild Rice Stuffing
Wild Rice and Mushroom Soup
Winter Fruit Salad
Wonton Soup
Yakisoba with Pork and Cabbage
Yellow Rice
Yorkshire Puddings
Zucchini Boats with Ground Beef and Mozzarella
Zucchini Brownies
Zucchini Frittata
Zucchini Frittata with Feta and Dill
Zucchini Fritters with Dill
Zucchini Parmesan Bake
Zucchini Pie from a Baking Mix
Zucchini Pizza with Ricotta and Lemon
Zucchini and Ricotta Pasta with Lemon
Zucchini and Spinach Lasagna with Ricotta
Zucchini, Corn and Black Bean Quesadillas
Zuppa Toscana`;

/** Hardly anybody knows these. */
const HARDLY_KNOWN = `
Abgoosht
Acadian Chicken Fricot
Acar
Adana Kebab
Adas Polo
Adas bi Hamod
Adobong Pusit
Adobong Sitaw
Agua de Tamarindo
Aguadito de Pollo
Ajiaco
Ajo Blanco
Ajvar
Ají de Gallina
Akara
Alambre
Aligot
Aloo Baingan
Aloo Gosht
Aloo Keema
Aloo Posto
Ants Climbing a Tree
Apple Charlotte
Arakas Latheros
Arctic Char Chowder
Arepas Reina Pepiada
Arroz Chaufa
Arroz Tapado
Arroz con Achiote
Arroz con Pollo Peruano
Arroz de Pato
Arroz de Tomate
Asaro
Ash Reshteh
Asopao de Pollo
Atakilt Wat
Atole
Avial
Awaze Tibs
Ayam Goreng
Ayam Kecap
Ayran
Azifa
Açorda Alentejana
Babi Kecap
Baby's Mango and Millet Porridge
Baby's Tofu and Banana Mash
Bacalhau com Natas
Bacalhau à Brás
Bacalhau à Gomes de Sá
Backhendl
Bacon and Egg Pie
Baghali Polo
Baghrir
Baião de Dois
Bajan Fish Cutters
Bak Kut Teh
Bakwan Jagung
Baleadas
Balila
Bamia
Banana Blossom with Pork in Coconut Milk
Bandeja Paisa
Banitsa
Banosh
Barbadian Cou-Cou
Bariis Iskukaris with Goat and Potatoes
Barley Porridge with Pears
Barley Risotto with Beets and Goat Cheese
Batatas a Murro
Bauernfrühstück
Bavarian Radish Salad
Bazella with Beef, Peas and Carrots
Beef Arayes
Beef Fatteh with Chickpeas and Yogurt
Beef Kokkinisto
Beef Lindström
Beef Stifado
Beef Suqaar
Beef Thukpa
Beef and Okra Peanut Stew
Beef with Carrots
Beet Leaf Rolls in Dill Cream
Begun Bhaja
Beijinhos
Bergen Fish Soup
Berry Kale Smoothie
Besan Ladoo
Bhatura
Bhel Puri
Bibim Guksu
Bibingka
Bicol Express
Bifanas
Big Plate Chicken
Biko
Binagoongan with Pork and Eggplant
Bissara
Bistek Tagalog
Bitter Melon with Onions
Black Bean Tacu Tacu
Black Sesame Tangyuan
Blackfoot-Style Saskatoon Berry Soup
Bobotie
Bobó de Camarão
Boerenkool Stamppot
Boiled Green Bananas with Stewed Canned Mackerel
Boiled Taro with Spinach and Canned Salmon
Bok Choy and Mushroom Toasts
Bolani
Boller i Karry
Bolo de Bolacha
Bolo de Fubá
Bolón de Verde
Bonbons aux Patates
Borani Banjan
Botwinka
Bouilli de Légumes
Boxty
Braised Chicken Feet with Black Bean Sauce
Braised Goose Legs
Brandade de Morue
Brandy Milk Punch with Nutmeg
Brassói Pork with Potatoes
Bratkartoffeln
Brazilian Carrot Cake
Brazilian Chicken Stroganoff
Brazilian Lemonade
Breadfruit and Corned Beef Hash
Brik
Broken Noodle Soup with Sausage and Ricotta
Brown Butter Rutabaga Mash with Pear
Bubble-Up Beef Enchilada Bake
Buckwheat Kasha with Mushrooms
Buljol
Bunny Chow
Bò Kho
Bò Né with Steak, Eggs and Pâté
Cabbage Poriyal
Cacik
Calas
Caldeirada
Caldo Tlalpeño
Calentado with Beans, Rice and Fried Eggs
Camarones al Mojo de Ajo
Camote Cue
Candied Pumpkin with Walnuts
Canh Chua with Tilapia
Canja de Galinha
Canned Mackerel Curry with Potatoes
Capcay
Cape Breton Pork Pies
Capirotada
Caribou Stew with Barley
Carne Adovada
Carrot and Parsnip Kinpira
Cassava Pone
Causa with Avocado
Cawl
Cazuela de Pollo
Century Egg with Tofu
Chakalaka
Champorado
Champurrado
Chana Chaat
Chana Pulao
Chapli Kebab
Char Kway Teow
Charquicán
Cheese Börek Rolls
Chelow with Tahdig
Chettinad Chicken
Chiard
Chicken 65
Chicken Afritada
Chicken Arroz Caldo
Chicken Bistek with Potatoes
Chicken Bog
Chicken Dhansak
Chicken Giouvetsi with Orzo
Chicken Inasal
Chicken Kabsa
Chicken Long Rice
Chicken Nanban
Chicken Pastilla
Chicken Waterzooi
Chicken Yassa
Chicken with Green Olives, Raisins and Ginger
Chickpea Fatteh
Chickpeas in Butter Sauce
Chikuzenni
Chilean Sopaipillas
Chilled Beet Soup with Buttermilk
Chilled Sour Cherry Soup
Chin Chin
Chinese Taro Cake
Chip Butty
Chips Mayai
Chivito
Chocolate Toasts with Olive Oil and Salt
Cholar Dal
Chraime
Chupe de Camarones
Chè Ba Màu
Chả Trứng Hấp
Cipaille
Clams Bulhão Pato
Clapshot
Cloudberry Cream
Cocido Madrileño
Coconut Barfi
Coconut Brown Rice with Pineapple
Cod in Green Sauce with Peas
Coda alla Vaccinara
Conejo al Ajillo
Congee with Pork and Century Egg
Cottage Cheese Noodles with Bacon
Cou-Cou and Flying Fish
Couve à Mineira
Coxinhas
Cranachan
Creamed Eggs on Toast
Creamed Kohlrabi
Creamed Tuna on Toast
Creamy Cashew Linguine with Peas
Crêpes Québécoises au Sirop d'Érable
Curd Rice
Curried Corn with Coconut Milk
Curried Mushrooms and Peas
Curried Sausages
Curry Puffs
Curry Udon
Curtido
Cuscuz with Eggs and Cheese
Cá Kho Tộ
Dahi Vada
Dakdoritang
Dakgalbi
Dakos
Dan Bing from Flour Tortillas
Danish Egg and Shrimp Sandwiches
Danish Pork Belly with Parsley Sauce
Danish Rye Bread and Beer Porridge
Deruny with Mushroom Cream
Devilled Kidneys on Toast
Dhokla
Di San Xian with Eggplant, Potatoes and Peppers
Djuvec with Pork, Peppers and Rice
Doenjang Jjigae
Dongbei Sauerkraut Stew with Pork Belly and Glass Noodles
Dorayaki
Doukhobor Borscht
Drumstick Sambar
Dubu Kimchi
Duck Confit Parmentier
Dum Aloo
Dungeness Crab with Ginger and Green Onion
Efo Riro
Egg Biryani
Eggs in Mustard Sauce
Egusi Soup
Egusi Stew with Spinach and Smoked Mackerel
Encebollado with Tuna and Yuca
Endives with Ham
Enfrijoladas
Enkulal Firfir
Enmoladas with Leftover Turkey
Ensaladang Talong
Ensaladilla Rusa
Escalivada
Escondidinho
Escovitch Tilapia
Espinacas con Garbanzos
Estamboli Polo
Ethiopian Collard Greens with Ground Beef and Cottage Cheese
Eve's Pudding
Ewa Riro with Smoked Fish
Ezogelin Soup
Fabada
Fakes
Far Breton
Farmer Cheese with Radish and Chives
Farofa
Fasolada
Fasolka po Bretońsku
Favas com Chouriço
Feijão
Fiddlehead and Cheddar Quiche
Fideuà
Figgy Duff
Filipino Cassava Cake
Filipino Giniling
Filipino Macaroni Sopas
Filipino Pork Menudo
Finnan Haddie in Milk
Fish Chermoula
Fish and Brewis
Fish-Fragrant Eggplant with Pork
Flank Steak Matambre
Flapper Pie
Flower Petal Jelly
Flying Jacob
Fosolia
Foul Mudammas
Frango com Quiabo
Freekeh Salad with Pomegranate
Freekeh with Chicken
French Couscous Taboulé
Fricassée Québécoise
Fricasé de Pollo
Fried Cassava
Fried Cheese
Fried Chicken Gizzards
Fried Dumplings
Fromage Fort
Fufu
Fugazzeta
Fårikål
Gajar Halwa
Galaktoboureko
Galettes à la Mélasse
Galician Tuna and Pepper Pie
Galvaude
Gamja Jorim
Garden Egg Stew with Yam and Smoked Mackerel
Geera Pork
Gemista
Ghanaian Chicken Light Soup
Ghormeh Sabzi
Gibelotte de Sorel
Gigantes Plaki
Gigot with Flageolet Beans
Ginataang Bilo-Bilo
Ginataang Kalabasa
Ginataang Kalabasa with Shrimp and Long Beans
Ginataang Tilapia
Ginger Switchel
Ginisang Ampalaya with Ground Beef
Ginisang Ampalaya with Ground Pork and Egg
Ginisang Ampalaya with Shrimp
Ginisang Corned Beef with Potatoes and Cabbage
Ginisang Munggo
Ginisang Sayote
Githeri
Gizdodo
Glamorgan Sausages
Glass Noodle Salad with Shrimp and Pork
Gnocchi alla Romana
Goan Shrimp Curry
Goat Birria
Goat Pepper Soup
Goat Stew with Potatoes and Thyme
Gomen
Gomen Besiga
Goya Champuru
Grands-Pères dans le Sirop
Green Bean Thoran with Coconut
Green Borscht
Green Fig and Saltfish
Green Mango Dal
Grilled Pork Patties in Lettuce
Grilled Rice Paper with Egg
Griot
Grochówka
Ground Chicken with Lotus Root and Carrots
Gujarati Kadhi
Gungo Pea Soup
Guyanese Cook-Up Rice
Guyanese Duck Curry
Guyanese Pumpkin and Shrimp
Guédille au Poulet
Gyeran Bap
Gyeran-jjim
Gâteau Reine Élisabeth
Gözleme with Spinach and Feta
Habichuelas Guisadas
Hachee
Haitian Joumou Soup
Hakka Noodles
Haleem
Halászlé
Ham and Olive Loaf
Hambagu
Hamilton Roma-Style Tomato Pizza
Hangtown Fry
Hanoi Turmeric Fish with Dill
Haudenosaunee Corn Soup
Haupia
Havij Polo with Chicken
Hawawshi
Hayashi Rice
Hearts of Palm Pie
Herring under a Fur Coat
Himbasha
Himmel und Erde
Hobakjuk
Hong Kong Borscht with Oxtail
Horseshoe Sandwich
Horta
Hot and Sour Napa Cabbage
Hotteok
Hrechanyky
Huevos Rotos
Huevos con Queso Casserole
Humba
Hungarian Beef Pörkölt
Hungarian Paprika Trout
Hungarian Savoury French Toast
Hungarian Walnut Torte
Hutspot
Hünkar Beğendi
Idli
Ikan Bakar
Imam Bayildi
Imperial Cookies
Indonesian Spice Paste
Inihaw na Bangus in Banana Leaves
Irio
Ishikari Nabe
Iskender Kebab
Island Mussels with Beer and Bacon
Italian Love Cake
Italian Sesame Cookies
Jacket Potatoes with Tuna Mayonnaise
Jackfruit Curry
Jalebi
Jam Crostata
Jam Roly-Poly
Jamaican Cornmeal Porridge
Jamaican Cow Foot Stew
Jamaican Festival
Jamaican Pepper Pot Soup
Jamaican Red Pea Soup
Jamaican Saturday Beef Soup
Jamaican Sorrel Drink
Jamaican Steamed Cabbage
Jamaican Sweet Potato Pudding
Jambon à l'Érable
Japanese Cream Stew
Jeera Aloo
Jeyuk Bokkeum
Jiggs Dinner Hash
Jjajangmyeon
Jocón
Kabocha with Ground Chicken
Kabuli Pulao
Kachumber
Kadai Paneer
Kadhi Pakora with Zucchini
Kafta bil Saniyeh
Kaiserschmarrn
Kaju Katli
Kalam Polo
Kaldereta
Kale Mallung
Kalguksu
Kalimotxo
Kalops
Kapusta with Split Peas and Pork Ribs
Kare-Kare
Karela Keema
Karniyarik
Kartoffelsuppe
Katogo with Goat and Green Plantains
Kaya Toast
Kedjenou Chicken
Kefta Mkaouara
Kelewele
Kenyan Black-Eyed Peas in Peanut Sauce
Kenyan Pilau
Kerala Beef Fry
Kerala Chicken Stew
Kerala Fish Curry
Ketchup aux Fruits
Khagina
Khai Phalo
Khao Soi
Khao Tom with Ground Pork
Khobz
Khoresh Aloo Esfenaj
Khoresh Bademjan with Beef
Khoresh Gheymeh
Khoresh Karafs with Beef and Celery
Kik Alicha
Kinpira Gobo with Beef
Kinpira Renkon
Kiribath
Kkakdugi
Kladdkaka
Knafeh
Knoephla Soup
Kokoda
Kolak
Kompot
Kongbul with Pork, Bean Sprouts and Kimchi
Kongnamul Guk
Kopytka
Korean Bean Sprout Rice with Ground Beef
Korean Bean Sprout Salad
Korean Braised Mackerel with Radish
Korean Braised Tofu
Korean Street Toast
Kosha Mangsho
Koshari
Kotlet
Kottu Roti
Kousa Mahshi
Krumplis Tészta
Krupnik
Kuku Paka
Kuku Sabzi
Kuru Fasulye
Kutia
Káposztás Tészta
Königsberger Klopse
Lablabi
Labneh Toast with Za'atar and Tomatoes
Lahori Fried Fish
Lamb Giouvetsi
Lanttulaatikko
Lapin aux Pruneaux
Lau Chingri
Lauki Chana Dal
Lazy Pierogi
Lebanese Cabbage Rolls
Lechon Kawali
Lecsó
Lefse
Leftover Couscous with Warm Milk, Raisins and Cinnamon
Lemon Silken Tofu Pudding
Lentejas con Chorizo
Lentil Főzelék
Lentil Sambusas
Limpin' Susan
Lion's Head Meatballs
Liptauer
Liver Dumpling Soup
Llapingachos
Lobio
Locro de Papa
Lohikeitto
Longsilog
Loubia Polo
Luffa with Shrimp and Eggs
Lunenburg Dutch Mess
Lángos
Ma'amoul
Maash ki Dal
Macaroni Béchamel
Macaroni Chinois
Macaroni à la Viande
Machher Jhol
Mackerel Simmered in Miso
Maharagwe
Maja Blanca
Makaronilaatikko
Makarony po-Flotski
Makhlama
Makowiec
Malawah
Malva Pudding
Manakish with Thyme and Sesame
Mandazi
Mango Chicken Curry Salad with Cashews
Mango Sago
Mangú with Fried Cheese and Eggs
Mansaf
Maqluba
Maraq Fahfah
Marmitako
Martinez
Masala Macaroni
Masala Oats with Vegetables
Mascarpone Cream with Roasted Grapes and Pistachios
Matbucha
Matcha Agar Jelly with Strawberries
Matoke
Mechouia Salad
Medu Vada
Mee Goreng
Membrillo
Mennonite Summer Borscht
Milanesa Napolitana
Milk Tart
Millet Porridge with Ginger
Mince and Tatties
Minchet Abish
Minchi
Mirza Ghasemi
Mish-Mash with Peppers, Tomatoes and Feta
Mishti Doi
Misir Wat
Misua with Sardines and Luffa
Miyeok-Guk
Moghrabieh with Chicken
Mohinga
Moi Moi
Molletes
Moo Ping
Moroccan Orange and Date Salad
Moroccan Sardine Balls in Tomato Sauce
Moroccan White Beans in Tomato
Mousse à l'Érable
Msemen
Mtori with Goat and Plantains
Mung Dal Chilla
Musakhan
Mushroom and Bok Choy Pho
Mustard Tomato Tart
Métis Bullet Soup
Nachynka
Nalysnyky
Namoura
Nasi Kuning
Natto on Rice
Navajo Mutton Stew
Navratan Korma
Ndolé with Beef and Shrimp
Newfoundland Pea Soup with Doughboys
Newfoundland Snowballs
Nigerian Chicken Stew
Nigerian Egg Stew with Plantain
Nigerian Fried Rice
Nigerian Meat Pies
Nigerian Native Rice with Smoked Mackerel
Nihari
Nikujaga
Nilagang Baka
Niter Kibbeh
No-Bake Lemon Slice
Nopales Salad
Norwegian Heart Waffles
Norwegian Seed Crispbread
Nova Scotia Hodge Podge
Oatmeal Pie
Obatzda
Oil Down with Breadfruit, Dasheen and Salt Beef
Ojja with Merguez
Okara and Carrot Patties
Okra Soup with Smoked Turkey and Palm Oil
Okroshka
Oladi with Kefir
Om Ali
Omelette Soufflée de Cabane à Sucre
Ommek Houria with Tuna and Eggs
Onde-Onde
Opor Ayam
Orange Blossom Milk Pudding
Oranges in Red Wine Syrup
Oreilles de Crisse
Pabellón Criollo
Pad Fak Thong
Palitaw
Pallotte Cacio e Ova
Pan Bagnat
Pan Haggerty
Pan con Chicharrón
Pan-Fried Cod with Scrunchions and Potatoes
Pan-Seared Arctic Char with Cranberries
Panackelty
Pandesal
Paneer Bhurji
Pani Popo
Papa Rellena
Papa a la Huancaína
Paprika Potatoes with Sausage
Parippu
Pasta con le Sarde
Pasta with Leftover Dal and Spinach
Pastel de Choclo
Pastelón
Patatas a lo Pobre
Pav Bhaji
Peach and Tomato Salad with Ricotta
Peanut Punch
Peanut and Sesame Chikki
Pebre
Pepián de Pollo
Perilla Leaves Stuffed with Beef and Tofu
Perkedel
Peruvian Anticuchos
Peruvian Quinoa Soup
Petits Pois à la Française
Pets de Sœurs
Picarones
Pickled Herring Salad
Pikliz
Piperade with Ham
Pisang Goreng
Pisto with Eggs
Piyaz
Pizzoccheri
Plantain Canoas with Beef and Cheese
Plantain Chip Nachos with Shrimp and Avocado
Plantain Piononos with Beef
Plokkfiskur
Plov
Ployes
Plum Dumplings
Poha
Pol Roti
Pol Sambol
Polish Baked Rice with Apples
Polish Carrot and Apple Slaw
Polish Scrambled Eggs with Sausage
Polish Vegetable Salad
Polish Warm Beets
Pollo al Ajillo
Pollo al Chilindrón
Pollo al Jerez
Pork Braised in Milk
Pork Hamonado
Pork and Green Beans in Red Curry Paste
Pork with Clams
Porotos Granados
Portokalopita
Portuguese Chickpea and Tuna Salad
Portuguese Peas with Eggs
Portuguese Stone Soup
Portuguese Tuna and Chickpea Rice
Portzelky Raisin Fritters
Pot-en-Pot des Îles
Potato Farls
Potatoes with Herbed Quark
Pouding aux Bleuets
Poulet DG
Poutine Râpée
Prasorizo
Prawn Karahi
Provoleta
Psari Plaki
Puff-Puff
Pulled Goose Sandwiches with Barbecue Sauce
Pulpety in Dill Sauce
Puto
Pyttipanna
Pâté au Saumon
Queen of Puddings
Quinoa con Manzana
Rabanadas
Rabokki
Racuchy
Ragoût de Pattes de Cochon
Raheb
Rakott Krumpli
Rappie Pie
Rasgulla
Red Lentil Khichdi
Red Lentil Köfte
Red Red
Regina-Style Pizza
Rellenitos
Revithia
Rhubarb Lemonade
Rice with Vermicelli
Ricotta Kalakand
Risalamande
Risotto al Salto
Rivel Soup
Roast Duck Legs with Plums
Rock Cakes
Rolex
Rollkuchen
Rote Grütze
Rubaboo
Rumbledethumps
Run Down
Rye Bread Soup with Beer and Cheddar
Rôti de Porc et Patates Jaunes
Sabich
Sabudana Khichdi
Sabzi Polo with Salmon
Sailor's Beef
Salad Olivieh
Salmon Moilee
Salmon Ochazuke
Salt Cod with Chickpeas and Potatoes
Salted Egg Pumpkin
Saltfish Accra
Saltfish and Cabbage
Saltine Pecan Pie
Sambal Goreng Buncis
Sambal Telur
Samgyetang
Samke Harra
Sancocho
Santorini Fava
Sarciadong Tilapia
Sarson ka Saag
Sauerkraut Soup
Sausage Stroganoff
Sausages with Grapes
Sayadieh
Sayur Lodeh
Scallops with Cauliflower Purée and Raisins
Schinkennudeln
Schmoo Torte
Scouse
Scrambled Eggs with Injera, Tomatoes and Jalapeño
Seco de Res
Semmelknödel
Semolina Halwa
Serradura
Sesame Candy
Shahan Ful
Shahi Tukda
Shalgam Gosht with Beef
Shchi
Shiro Wat
Sholeh Zard
Shopska Salad
Shorshe Maach
Shredded Potatoes with Vinegar
Shrikhand
Siga Firfir
Siga Wat
Sigeumchi Namul
Simit
Simmered Kabocha
Sinangag
Sinigang na Bangus
Sinigang na Hipon
Sinigang na Salmon
Sisig
Skordalia
Smoked Meat Spaghetti
Smoked Trout and Apple Salad
Snake Gourd Kootu
Solterito
Solyanka
Somali Spaghetti with Beef and Potatoes
Son-in-Law Eggs
Sopa Paraguaya
Sopa de Ajo
Sopa de Maní
Sorrel Soup with Potatoes and Egg
Soupe aux Gourganes
Sour Mustard Greens with Roast Pork
South African Oxtail Potjie
Soy-Braised Rice Cakes with Beef
Spam Musubi
Spanakorizo
Spanish Migas
Spicy Stir-Fried Squid
Spicy Turkish Tomato Dip
Spinach Fatayer
Spinach in Peanut Sauce
Sri Lankan Beet Curry
Sri Lankan Black Pork Curry
Steamed Hot Dogs with Coleslaw
Steamed Pork Patty with Salted Duck Egg
Sticky Rice with Chinese Sausage and Mushrooms
Sticky Rice with Mung Beans
Stir-Fried Edamame with Black Bean Sauce
Stir-Fried Korean Fish Cakes
Stovies
Strammer Max
Strapatsada
Strawberry Daifuku
Stuffed Squid in Tomato Sauce
Stuffed Zucchini Blossoms
Sukuma Wiki
Suspiro Limeño
Suya Chicken Wings
Suya Steak Skewers
Swedish Beet and Apple Salad
Swedish Chocolate Balls
Swedish Oven Pancake with Bacon
Sweet Couscous with Almonds and Raisins
Sweet Marie Bars
Swiss Vegetable Casserole with Fried Onions
Syracuse Salt Potatoes
Syrniki
Székely Goulash
Sütlaç
Taameya
Tafelspitz
Taktouka
Tallarines Verdes
Tallarín Saltado
Tamarind Rice
Tamarind Shrimp
Tapioca Crêpes with Cheese
Tapsilog
Taro and Tapioca Sweet Soup
Taro in Yogurt Curry
Tarta de Santiago
Tarte à la Farlouche
Teff Banana Pancakes
Tembleque
Tempeh Goreng
Tempeh Lettuce Wraps
Tempeh Orek
Thai Omelette on Rice
Thai Red Curry with Duck
Thai Steamed Fish with Lime
Thepla
Thiakry
Thieboudienne
Thunder Bay Persians
Tilapia Yassa
Timatim Salad
Tinto de Verano
Tiroler Gröstl
Toast Hawaii
Toast Skagen
Tom Jued
Tomates Farcies
Tomato Pappu
Tomato Rasam
Tonjiru
Torrijas
Torta Pascualina
Torta de Laranja
Tortang Talong
Toutons
Trinidad Callaloo with Crab
Trinidad Coconut Bake
Trinidad Macaroni Pie
Trinidad Pelau
Trinidad Pumpkin Talkari
Trippa alla Romana
Trout Roasted with Fennel and Orange
Trout with Beets and Horseradish Cream
Truffade
Tteokguk
Tunisian Tuna and Potato Sandwiches with Harissa
Turkey, Pear and Brown Rice Salad
Turkish Bulgur Salad
Turkish Manti
Turkish Pide with Ground Beef
Turkish Spinach with Ground Beef and Rice
Turon
Ugali
Ugali with Kale and Fried Eggs
Ukha
Ukrainian Eggplant Caviar
Ukrainian Honey Cake
Uttapam
Vaca Frita
Vada Pav
Vancouver Street Hot Dogs with Teriyaki and Nori
Varenyky with Sauerkraut
Vegetable Upma
Ven Pongal
Vermicelli Kheer
Viennese Potato Salad
Vietnamese Banana and Tapioca Pudding
Vietnamese Ginger Chicken
Vietnamese Tofu in Tomato Sauce
Vigorón
Vinarterta
Vinegret
Végé-Pâté
Waakye
Walnut Rum Pie
Warm Fennel and Arugula Salad with Pecorino
West African Okra Soup
Wild Rice Porridge with Berries
Windsor-Style Pizza
Winnipeg Fat Boy Burgers
Wojapi
Wurstsalat
Yam with Nigerian Egg Sauce
Yayla Soup
Youtiao
Youvarlakia
Yuca con Mojo
Yukon Sourdough Pancakes
Zaalouk
Zaletti
Zapiekanka
Zereshk Polo with Chicken
Zhajiangmian
Zhoug
Zucchini Főzelék with Dill
Zürcher Geschnetzeltes
Älplermagronen
Ćevapi
Œufs dans le Sirop
Żurek`;

/** Words of titles that praise a dish or say how it is made, not which one it is. */
const PRAISE = new Set(
  'best,better,classic,easy,everyday,favorite,favourite,great,grandma,homemade,mom,my,our,perfect,quick,simple,the,ultimate,weeknight'.split(
    ',',
  ),
);

const nameOf = (title: string): string =>
  wordsOf(title)
    .filter((word) => !PRAISE.has(word))
    .join(' ');

const levels = new Map<string, Familiarity>(
  (
    [
      [HARDLY_KNOWN, 0],
      [KNOWN_TO_MANY, 2],
      [KNOWN_TO_ALL, 3],
    ] as const
  ).flatMap(([titles, level]) => titlesIn(titles).map((title) => [nameOf(title), level] as const)),
);

function titlesIn(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** All titles that the table names. */
export const familiarityTitles = [HARDLY_KNOWN, KNOWN_TO_MANY, KNOWN_TO_ALL].flatMap(titlesIn);

/** Of a dish with this title. Of those that the table does not name, some people know them. */
export const familiarityOf = (title: string): Familiarity => levels.get(nameOf(title)) ?? 1;
